import Foundation
import UIKit

/// A fade of 0.4 seconds.
final class LifeCycleFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    recording.write("- animate")
    let (coming, going) = (context.view(forKey: .to), context.view(forKey: .from))
    if let coming, let to = context.viewController(forKey: .to) {
      coming.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(coming, at: 0)
    }
    UIView.animate(withDuration: 0.4) {
      (going ?? coming)?.alpha = 0.5
    } completion: { _ in
      (going ?? coming)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    recording.write("- ended \(transitionCompleted)")
  }
}
