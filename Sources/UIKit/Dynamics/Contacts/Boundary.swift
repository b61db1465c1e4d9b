import CoreGraphics

/// Something that does not move and keeps bodies out, or in.
enum Boundary {
  /// Everything on the far side of `normal` at `distance` from the origin is closed.
  case wall(normal: Vector, distance: Double)
  case segment(Vector, Vector)
}

/// Where two shapes touch or are about to.
struct ContactPoint {
  var place: Vector
  /// Negative where they overlap.
  var separation: Double
  /// Which corner it is, from step to step.
  var part: Int
}

/// Up to two points with the direction from the first shape to the second.
struct ContactManifold {
  var normal: Vector
  var points: [ContactPoint]
}
