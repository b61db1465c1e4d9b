import RasterKit

extension RenderTree {
  /// Captures the layers that will be in transition as they are on the screen, before a packet
  /// changes them.
  func captureOutgoing(for changes: [AnimationChange]) {
    for case .add(let id, _, let animation) in changes {
      guard animation.transition != nil, let layer = layers[id] else { continue }
      // Changes of an earlier packet of this frame have no geometry yet.
      if !changed.isEmpty { trackDamage() }
      outgoingBitmaps[animation.id] = OutgoingBitmap(of: layer, rasterCache: rasterCache)
    }
  }

  func beginTransition(_ animation: AnimationSnapshot, of layer: RenderLayer) {
    guard let transition = animation.transition else { return }
    willChange(layer, .subtree)
    layer.animator?.transition = LayerTransition(
      animation.id, transition, old: outgoingBitmaps[animation.id])
  }

  /// Advances a layer's transition to the time of its clock, or drops one whose animation is gone.
  func advanceTransition(of layer: RenderLayer, to time: Double) {
    guard let animator = layer.animator, let transition = animator.transition else { return }
    let animation = animator.animations.first { $0.id == transition.id }
    let progress = animation?.transitionProgress(at: time)
    if progress == transition.progress && animation != nil { return }
    willChange(layer, .subtree, keepsFinished: true)
    transition.progress = progress
    if animation == nil { animator.transition = nil }
  }
}
