extension CALayer {
  /// The layer and those above it, the topmost last. Above a mask is the layer it belongs to, above a
  /// presentation copy are presentation copies.
  var selfAndAncestors: SelfAndAncestors { SelfAndAncestors(upcoming: self, isModel: false) }

  /// The same in the model tree, where nothing is above a presentation copy.
  var selfAndModelAncestors: SelfAndAncestors { SelfAndAncestors(upcoming: self, isModel: true) }

  /// The topmost ancestor, or the layer itself.
  var root: CALayer {
    var root = self
    for layer in selfAndAncestors { root = layer }
    return root
  }

  /// Not the standard library's `sequence(first:next:)`, which allocates, at every commit.
  struct SelfAndAncestors: Sequence, IteratorProtocol {
    fileprivate var upcoming: CALayer?
    fileprivate let isModel: Bool

    mutating func next() -> CALayer? {
      let layer = upcoming
      upcoming = isModel ? layer?.parent : layer?.superlayer
      return layer
    }
  }
}
