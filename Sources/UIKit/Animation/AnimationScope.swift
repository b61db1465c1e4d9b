import QuartzCore

/// Something inside which changes of views animate: a block, an animator, a keyframe.
@MainActor
protocol AnimationScope: AnyObject {
  /// What blocks inside inherit.
  var settings: AnimationSettings { get }
  /// What is to happen when `layer` changes `key`, asked before the change; nil for nothing.
  func action(for layer: CALayer, key: String) -> (any CAAction)?
  /// Runs a block inside; by default it is an animation block of its own with inherited settings.
  func animate(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?)
}

extension AnimationScope {
  func animate(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    AnimationContext.animateInBlock(settings.inheriting(self.settings), changes, completion)
  }
}
