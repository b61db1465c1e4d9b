package import CoreGraphics

/// The space of a layer's sublayers, where it is not simply the layer's plane.
final class LayerSpace {
  /// From the sublayers' space to the space of the plane they are flattened into: the layer's own,
  /// or that of the nearest ancestor that flattens.
  let matrix: CATransform3D
  /// The combined tint of the volumes between the two.
  var tint = Tint.none

  init(_ matrix: CATransform3D) { self.matrix = matrix }
}

extension CATransform3D {
  /// How near a point of this transform's plane z = 0 is to the eye; larger is nearer.
  ///
  /// z after the perspective division, which keeps the order of depths; 0 for NaN.
  package func nearness(of point: CGPoint) -> Double {
    let image = transforming(SIMD4(Double(point.x), Double(point.y), 0, 1))
    let depth = image.z / image.w
    return depth.isFinite ? depth : 0
  }
}
