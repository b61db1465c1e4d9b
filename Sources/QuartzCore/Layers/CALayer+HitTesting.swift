import CoreGraphics
import RenderKit

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
      if let found = layer.found(at: point) { return found }
    }
    return isInside ? self : nil
  }

  /// A space has no plane a point could be in: what is in it is asked, nearest first.
  private func found(at point: CGPoint) -> CALayer? {
    if snapshot.flattensSublayers { return hitTest(point) }
    for (layer, map) in planesInSpace().reversed() {
      if let inside = map.inverse?.visible(point), let found = layer.hit(at: inside) {
        return found
      }
    }
    return nil
  }

  /// A point of the superlayer in this layer's coordinates; nil where the layer is squashed flat or
  /// the point is not in front of the viewer. For a layer in a `CATransformLayer` the point is one
  /// of the layer around that.
  package func fromSuperlayer(_ point: CGPoint) -> CGPoint? {
    if superlayer == nil { return mapToSuperlayer.inverse?.visible(point) }
    return mapToFlattening().map.inverse?.visible(point)
  }
}
