import CoreGraphics

/// A fixed obstacle that keeps bodies out, or in.
enum Boundary {
  /// A half-plane: bodies stay on the side of `normal`, at `distance` from the origin.
  case wall(normal: Vector, distance: Double)
  case segment(Vector, Vector)
}

/// A point where two shapes touch or almost touch.
struct ContactPoint {
  var place: Vector
  /// Negative if they overlap.
  var separation: Double
  /// Identifies the corner from step to step.
  var part: Int
}

/// Up to two points, with the normal from the first shape to the second.
struct ContactManifold {
  var normal: Vector
  var points: [ContactPoint]
}
