import Foundation
import QuartzCore

// The animations of blocks tell their block when they run, not when they are made: a program may
// ask a view for the action of a key without running it.

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
    // The main actor's own layer goes back to it; that is what `assumeIsolated` checks.
    nonisolated(unsafe) let animated = layer
    MainActor.assumeIsolated { block.willAnimate(animated) }
  }
}
