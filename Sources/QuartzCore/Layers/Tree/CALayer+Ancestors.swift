extension CALayer {
  /// The layer and those above it, the topmost last. Above a mask is the layer it belongs to.
  var selfAndAncestors: SelfAndAncestors { SelfAndAncestors(upcoming: self) }

  /// The topmost ancestor, or the layer itself.
  var root: CALayer {
    var root = self
    for layer in selfAndAncestors { root = layer }
    return root
  }

  struct SelfAndAncestors: Sequence, IteratorProtocol {
    fileprivate var upcoming: CALayer?

    mutating func next() -> CALayer? {
      let layer = upcoming
      upcoming = layer?.superlayer
      return layer
    }
  }
}
