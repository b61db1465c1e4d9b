import CoreGraphics
import RasterKit
import RenderKit

/// The planes between a layer and the root: most layers flatten their sublayers into their own
/// plane, and sublayers of a `CATransformLayer` lie in the plane of the layer around it.
extension CALayer {
  /// The map from this layer's plane to that of the nearest superlayer that flattens, and that
  /// superlayer.
  func mapToFlattening() -> (map: ProjectiveMap, onto: CALayer?) {
    guard var above = superlayer else { return (.identity, nil) }
    if above.flattens && !isPlacedInSpace(of: above) { return (mapToSuperlayer, above) }
    let map = ProjectiveMap(flattening: matrixToFlattening)
    while !above.flattens, let next = above.superlayer { above = next }
    return (map, above)
  }

  /// Whether sublayers are flattened into this layer's plane; a layer without a superlayer always
  /// does.
  private var flattens: Bool { snapshot.flattensSublayers || superlayer == nil }

  private func isPlacedInSpace(of above: CALayer) -> Bool {
    above.snapshot.sublayerPlacement != nil || snapshot.depth.anchorPointZ != 0
  }

  private func placement(in above: CALayer) -> CATransform3D {
    guard let space = above.snapshot.sublayerPlacement else { return snapshot.placement }
    return CATransform3DConcat(snapshot.placement, space)
  }

  /// The layers with a plane in this 3D space and nested ones, farthest first, each with the map
  /// from its plane to that of the layer around the outermost space.
  func planesInSpace() -> [(layer: CALayer, map: ProjectiveMap)] {
    var planes: [(layer: CALayer, map: ProjectiveMap, nearness: Double)] = []
    var waiting: [CALayer] = (visibleChildren ?? []).reversed()
    while let layer = waiting.popLast() {
      if layer.isHidden { continue }
      if !layer.snapshot.flattensSublayers {
        waiting.append(contentsOf: (layer.visibleChildren ?? []).reversed())
        continue
      }
      let matrix = layer.matrixToFlattening
      let bounds = layer.snapshot.bounds
      let nearness = matrix.nearness(of: CGPoint(x: bounds.midX, y: bounds.midY))
      planes.append((layer, ProjectiveMap(flattening: matrix), nearness))
    }
    return planes.enumerated()
      .sorted { ($0.element.nearness, $0.offset) < ($1.element.nearness, $1.offset) }
      .map { ($0.element.layer, $0.element.map) }
  }

  private var matrixToFlattening: CATransform3D {
    guard var above = superlayer else { return CATransform3DIdentity }
    var matrix = placement(in: above)
    while !above.flattens, let next = above.superlayer {
      matrix = CATransform3DConcat(matrix, above.placement(in: next))
      above = next
    }
    return matrix
  }
}
