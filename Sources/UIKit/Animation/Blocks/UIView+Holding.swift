import QuartzCore

extension UIView {
  /// Has the animation block that is open last its time for this view too, though nothing of it changes, and shows the
  /// view meanwhile, whether or not it becomes hidden.
  func holdInAnimation(forKey key: String) {
    let context = AnimationContext.current
    guard context.isEnabled, let block = context.scope as? AnimationBlock,
      block.settings.duration > 0
    else { return }
    let animation = ViewBasicAnimation()
    (animation.keyPath, animation.fromValue, animation.toValue) = ("hidden", false, false)
    block.prepare(animation, on: layer)
    animation.run(forKey: key, object: layer, arguments: nil)
  }
}
