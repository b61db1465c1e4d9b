extension RenderTree {
  func apply(_ change: AnimationChange) {
    switch change {
    case .add(let id, let key, let animation): add(animation, key: key, to: id)
    case .remove(let id, let key): remove(key: key, from: id)
    case .removeAll(let id): if let layer = layers[id] { removeAllAnimations(of: layer) }
    }
  }

  private func add(_ animation: AnimationSnapshot, key: String, to id: LayerID) {
    guard let layer = layers[id] else {
      return inbox.post(.animationEnded(id, animation.id, finished: false))
    }
    if layer.animator == nil {
      layer.animator = LayerAnimator(shown: layer.model)
      animated.append(layer)
    }
    layer.animator?.remove(key: key, layer: id, inbox: inbox)
    layer.animator?.add(animation, key: key)
  }

  private func remove(key: String, from id: LayerID) {
    layers[id]?.animator?.remove(key: key, layer: id, inbox: inbox)
  }

  func removeAllAnimations(of layer: RenderLayer) {
    layer.animator?.removeAll(layer: layer.id, inbox: inbox)
  }
}
