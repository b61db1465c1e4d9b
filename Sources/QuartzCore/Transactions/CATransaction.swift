public import CoreGraphics
import FoundationAdditions

/// Groups changes to layers and controls their implicit animations.
///
/// Changes made outside any `begin` belong to an implicit transaction. All changes are sent once,
/// at the end of the run loop's turn; `flush` sends them at once. Main thread only, unlike Apple's
/// class, which has one stack for each thread.
open class CATransaction: NSObject {
  /// Opens a nested transaction with the settings of the current one.
  open class func begin() { stack.begin() }

  /// Closes the innermost transaction; its changes are sent at the end of the turn.
  open class func commit() {
    MainThread.require("use CATransaction")
    TransactionStack.commit()
  }

  /// Lays out, draws and sends all changes now instead of at the end of the turn.
  open class func flush() {
    _ = stack
    LayerHost.current?.commit()
  }

  /// Does nothing, because transactions belong to one thread.
  open class func lock() {}

  /// Does nothing, because transactions belong to one thread.
  open class func unlock() {}

  /// The duration of implicit animations in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval { stack.top.animationDuration ?? 0.25 }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.top.animationDuration = dur.isNaN ? nil : max(dur, 0)
  }

  /// The timing function of implicit animations; nil means each animation's own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.top.timingFunction }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.top.timingFunction = function
  }

  /// Whether changes run no actions and so do not animate implicitly.
  open class func disableActions() -> Bool { stack.disablesActions }

  open class func setDisableActions(_ flag: Bool) { stack.top.disablesActions = flag }

  /// Runs when every animation added after it was set, in this transaction and nested ones, has
  /// ended; after the commit if there are none.
  open class func completionBlock() -> (() -> Void)? { stack.top.group?.block }

  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletionBlock(block) }

  private static var stack: TransactionStack {
    MainThread.require("use CATransaction")
    return .current
  }
}
