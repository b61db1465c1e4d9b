import CoreGraphics
import RenderKit

/// The key of `CATransaction.animationDuration`, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock`.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// A setting by name, or a value that the program stored in this transaction.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.current.top.values[key]
    }
  }

  /// Changes a setting by name, or stores `anObject` under a key of the program's own until the
  /// transaction closes. Settings ignore values of another type.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if case .number(let seconds) = setting(anObject, as: .number) {
        setAnimationDuration(seconds)
      }
    case kCATransactionDisableActions:
      if case .flag(let flag) = setting(anObject, as: .flag) { setDisableActions(flag) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default:
      TransactionStack.current.top.values[key] = anObject
    }
  }

  private static func setting(_ value: Any?, as kind: AnimatableValue.Kind) -> AnimatableValue? {
    value.flatMap { AnimatableValue($0, as: kind) }
  }
}
