package import CoreGraphics

/// The space a layer's sublayers are in, where it is not simply the layer's plane.
final class LayerSpace {
  /// From the sublayers' space to the space over the plane they are flattened onto: the layer's
  /// own, or that of the nearest layer above that flattens.
  let matrix: CATransform3D
  /// That of all layers in the way that are no planes.
  var tint = Tint.none

  init(_ matrix: CATransform3D) { self.matrix = matrix }
}

extension CATransform3D {
  /// How near a point of this one's plane z = 0 comes to the eye; larger is nearer.
  ///
  /// z after the division by perspective, which keeps the order of depths. 0 for what is no number.
  package func nearness(of point: CGPoint) -> Double {
    let image = transforming(SIMD4(Double(point.x), Double(point.y), 0, 1))
    let depth = image.z / image.w
    return depth.isFinite ? depth : 0
  }
}
