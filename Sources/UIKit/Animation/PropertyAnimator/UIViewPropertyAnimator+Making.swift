import CoreGraphics
import Foundation

extension UIViewPropertyAnimator {
  static func makeRunning(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((UIViewAnimatingPosition) -> Void)?
  ) -> UIViewPropertyAnimator {
    let curve = UICubicTimingParameters(animationCurve: options.curve)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: curve)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  func makeCopy() -> UIViewPropertyAnimator {
    let parameters = timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    copy.blocks = blocks
    return copy
  }

  func requireInactive(_ property: String) {
    precondition(
      state == .inactive, "\(property) cannot change while a property animator is active")
  }

  func requireNotStopped(_ call: String) {
    precondition(
      state != .stopped,
      "\(call) on a stopped property animator: call finishAnimation(at:) before it")
  }

  func requireInterruptible(_ call: String) {
    precondition(
      isInterruptible || !isRunning,
      "\(call) on a property animator that is not interruptible: set isInterruptible before it starts"
    )
  }
}
