import Foundation
import QuartzCore

// These animations report to their block when they run, not when they are made, as a program may
// ask a view for an action without running it.

final class ViewBasicAnimation: CABasicAnimation {
  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    tellBlock(animating: anObject)
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

final class ViewSpringAnimation: CASpringAnimation {
  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    tellBlock(animating: anObject)
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

final class ViewKeyframeAnimation: CAKeyframeAnimation {
  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    tellBlock(animating: anObject)
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

final class ViewTransitionAnimation: CATransition {
  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    tellBlock(animating: anObject)
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

extension CAAnimation {
  fileprivate func tellBlock(animating object: Any) {
    guard let block = delegate as? AnimationBlock, let layer = object as? CALayer else { return }
    // The layer belongs to the main actor, as `assumeIsolated` checks.
    nonisolated(unsafe) let animated = layer
    MainActor.assumeIsolated { block.willAnimate(animated) }
  }
}
