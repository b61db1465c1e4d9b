import CoreGraphics

extension CALayer {
  /// Sublayers in the order they are painted: by `zPosition`, then as added.
  package var paintOrder: [CALayer] {
    let layers = visibleChildren ?? []
    guard layers.contains(where: { $0.zPosition != layers[0].zPosition }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The frontmost layer of this tree at a point of this layer.
  func hit(at point: CGPoint) -> CALayer? {
    let isInside = contains(point)
    if masksToBounds && !isInside { return nil }
    for layer in paintOrder.reversed() where !layer.isHidden {
      if let found = layer.hitTest(point) { return found }
    }
    return isInside ? self : nil
  }

  /// A point of the superlayer in this layer's coordinates; nil where the layer is squashed flat.
  package func fromSuperlayer(_ point: CGPoint) -> CGPoint? { mapToSuperlayer.inverse?(point) }
}
