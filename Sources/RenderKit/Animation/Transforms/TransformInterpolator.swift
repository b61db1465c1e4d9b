import CoreGraphics

/// The constant ends of an animated transform, decomposed once instead of for every frame.
final class TransformInterpolator: Sendable {
  private let from: End?
  private let to: End?

  /// nil where neither end is a transform. A nil end stands for the underlying value.
  init?(from: AnimatableValue?, to: AnimatableValue?) {
    self.from = from.flatMap(End.init)
    self.to = to.flatMap(End.init)
    if self.from == nil && self.to == nil { return nil }
    if (from == nil) != (self.from == nil) || (to == nil) != (self.to == nil) { return nil }
  }

  /// The same as `Interpolation.transform(from:to:_:)`.
  func value(at fraction: Double, beneath: CATransform3D) -> CATransform3D {
    if fraction == 0 { return from?.matrix ?? beneath }
    if fraction == 1 { return to?.matrix ?? beneath }
    if let a = affine(from, beneath), let b = affine(to, beneath) {
      return a.interpolated(to: b, fraction).matrix
    }
    if let a = spatial(from, beneath), let b = spatial(to, beneath) {
      return a.interpolated(to: b, fraction).matrix
    }
    return Interpolation.elements(
      from: from?.matrix ?? beneath, to: to?.matrix ?? beneath, fraction)
  }

  private func affine(_ end: End?, _ beneath: CATransform3D) -> AffineDecomposition? {
    if let end { end.affine } else { AffineDecomposition(beneath) }
  }

  private func spatial(_ end: End?, _ beneath: CATransform3D) -> SpatialDecomposition? {
    if let end { end.spatial } else { SpatialDecomposition(beneath) }
  }

  /// A transform with its 2D decomposition, used if the other end has one too, and its 3D one.
  private final class End: Sendable {
    let matrix: CATransform3D
    let affine: AffineDecomposition?
    let spatial: SpatialDecomposition?

    init?(_ value: AnimatableValue) {
      guard case .transform(let matrix) = value else { return nil }
      self.matrix = matrix
      affine = AffineDecomposition(matrix)
      spatial = SpatialDecomposition(matrix)
    }
  }
}
