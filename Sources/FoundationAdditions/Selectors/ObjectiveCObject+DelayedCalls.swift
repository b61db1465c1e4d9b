public import Foundation

extension ObjectiveCObject {
  /// Calls a method from the current thread's run loop after `delay` seconds, at the earliest in its
  /// next turn. The object and the argument are held until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.add(DelayedCall(self, aSelector, anArgument), after: delay, modes: modes)
  }

  /// Cancels delayed calls of this target that were made on this thread.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels those with an equal selector and argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && areEqual($0.argument, anArgument)
    }
  }
}

/// Equality of objects, and of values that can be compared.
func areEqual(_ left: Any?, _ right: Any?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
  return left as AnyObject === right as AnyObject
}
