import CoreGraphics

/// The key of `CATransaction.animationDuration`, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock`.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// A setting by name, or what the program keeps under a key of its own in this transaction.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.main.top.values[key]
    }
  }

  /// Sets a setting by name, or keeps `anObject` under a key of the program's own until the
  /// transaction closes. A setting ignores values of another type.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = AnyNumber.double(anObject) { setAnimationDuration(seconds) }
    case kCATransactionDisableActions:
      if let flag = AnyNumber.flag(anObject) { setDisableActions(flag) }
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default:
      TransactionStack.main.top.values[key] = anObject
    }
  }
}
