public import CoreGraphics

/// Groups changes to layers, and says how they animate.
///
/// Changes made outside any `begin` belong to an implicit transaction. What all of them changed is
/// sent once, at the end of the run loop's turn; `flush` sends it at once. Main thread only, unlike
/// Apple's class, which has one for each thread.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one, with its settings.
  open class func begin() { stack.begin() }

  /// Closes the transaction that the last `begin` opened; its changes go out with the turn's.
  open class func commit() {
    MainThread.require("use CATransaction")
    TransactionStack.commit()
  }

  /// Lays out, draws and sends everything changed so far without waiting for the turn's end.
  open class func flush() {
    _ = stack
    LayerHost.current?.commit()
  }

  /// Does nothing: transactions belong to one thread.
  open class func lock() {}

  /// Does nothing: transactions belong to one thread.
  open class func unlock() {}

  /// Seconds that implicit animations take; a quarter unless set.
  open class func animationDuration() -> CFTimeInterval { stack.top.animationDuration ?? 0.25 }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.top.animationDuration = dur.isNaN ? nil : max(dur, 0)
  }

  /// The pacing of implicit animations; nil means each animation's own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.top.timingFunction }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.top.timingFunction = function
  }

  /// Whether changes go without actions, that is without animating by themselves.
  open class func disableActions() -> Bool { stack.top.disablesActions }

  open class func setDisableActions(_ flag: Bool) { stack.top.disablesActions = flag }

  /// Runs when every animation added after it was set, in this transaction and in those nested in
  /// it, is over; after the commit when there is none.
  open class func completionBlock() -> (() -> Void)? { stack.top.group?.block }

  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletionBlock(block) }

  private static var stack: TransactionStack {
    MainThread.require("use CATransaction")
    return .current
  }
}
