extension RenderTree {
  func apply(_ change: AnimationChange) {
    switch change {
    case .add(let id, let key, let animation): add(animation, key: key, to: id)
    case .remove(let id, let key): remove(key: key, from: id)
    }
  }

  private func add(_ animation: AnimationSnapshot, key: String, to id: LayerID) {
    guard let layer = layers[id] else {
      return inbox.post(.animationEnded(id, animation.id, finished: false))
    }
    add(animation, key: key, to: layer)
  }

  /// Adds an animation to the layer and its instances.
  func add(_ animation: AnimationSnapshot, key: String, to layer: RenderLayer) {
    if layer.animator == nil {
      layer.animator = LayerAnimator(model: layer.shown)
      animated.append(layer)
    }
    layer.animator?.remove(key: key, layer: layer.id, inbox: inbox(for: layer))
    layer.animator?.add(animation, key: key)
    beginTransition(animation, of: layer)
    for instance in layer.instances { add(animation, key: key, to: instance) }
  }

  func inbox(for layer: RenderLayer) -> FeedbackInbox { layer.isInstance ? muted : inbox }

  private func remove(key: String, from id: LayerID) {
    guard let layer = layers[id] else { return }
    layer.animator?.remove(key: key, layer: id, inbox: inbox(for: layer))
    for instance in layer.instances { remove(key: key, from: instance.id) }
  }

  func removeAllAnimations(of layer: RenderLayer) {
    layer.animator?.removeAll(layer: layer.id, inbox: inbox(for: layer))
    for instance in layer.instances { removeAllAnimations(of: instance) }
  }
}
