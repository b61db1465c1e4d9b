extension CALayer {
  /// The layer and those above it, the topmost last. Above a mask is the layer it belongs to, above a
  /// presentation copy are presentation copies.
  var selfAndAncestors: some Sequence<CALayer> { sequence(first: self) { $0.superlayer } }

  /// The same in the model tree, where nothing is above a presentation copy.
  var selfAndModelAncestors: some Sequence<CALayer> { sequence(first: self) { $0.parent } }

  /// The topmost ancestor, or the layer itself.
  var root: CALayer {
    var root = self
    for layer in selfAndAncestors { root = layer }
    return root
  }
}
