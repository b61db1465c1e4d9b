import QuartzCore

/// A scope in which changes of views animate: a block, an animator or a keyframe.
@MainActor
protocol AnimationScope: AnyObject {
  var settings: AnimationSettings { get }
  /// The action for a change of `key`, asked before the change; nil for none.
  func action(for layer: CALayer, key: String) -> (any CAAction)?
  /// Runs a nested block. By default it is an animation block with inherited settings.
  func animate(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?)
  /// Animates recorded keyframes. By default they get an animation block of their own.
  func animate(
    _ settings: AnimationSettings, _ keyframes: KeyframeRecording,
    _ completion: ((Bool) -> Void)?)
  /// Makes changes that repeat. By default they do not.
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
