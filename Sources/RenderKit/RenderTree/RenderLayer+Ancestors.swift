extension RenderLayer {
  /// The layers above, the parent first and the root last.
  var ancestors: Ancestors { Ancestors(layer: self) }

  /// The topmost ancestor, or the layer itself.
  var root: RenderLayer {
    var root = self
    for ancestor in ancestors { root = ancestor }
    return root
  }

  struct Ancestors: Sequence, IteratorProtocol {
    fileprivate var layer: RenderLayer

    mutating func next() -> RenderLayer? {
      guard let parent = layer.parent else { return nil }
      layer = parent
      return parent
    }
  }
}
