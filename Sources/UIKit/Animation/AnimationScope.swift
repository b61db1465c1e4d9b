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
  /// Animates what was noted of keyframes; by default in an animation block of its own.
  func animate(
    _ settings: AnimationSettings, _ keyframes: KeyframeRecording,
    _ completion: ((Bool) -> Void)?)
  /// Lets the changes repeat; by default they do not.
  func modify(count: Double, autoreverses: Bool, _ changes: () -> Void)
}

extension AnimationScope {
  func animate(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    AnimationContext.current.animateInBlock(settings.inheriting(self.settings), changes, completion)
  }

  func animate(
    _ settings: AnimationSettings, _ keyframes: KeyframeRecording,
    _ completion: ((Bool) -> Void)?
  ) {
    keyframes.attach(to: AnimationBlock(settings.inheriting(self.settings), completion: completion))
  }

  func modify(count: Double, autoreverses: Bool, _ changes: () -> Void) { changes() }
}
