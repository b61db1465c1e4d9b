import CoreGraphics

/// The constant ends of an animated transform, taken apart once and not for every frame.
final class TransformEnds: Sendable {
  private let from: Parts?
  private let to: Parts?

  /// nil where neither end is a transform. An end that is missing is what lies beneath.
  init?(from: AnimatableValue?, to: AnimatableValue?) {
    self.from = from.flatMap(Parts.init)
    self.to = to.flatMap(Parts.init)
    if self.from == nil && self.to == nil { return nil }
    if (from == nil) != (self.from == nil) || (to == nil) != (self.to == nil) { return nil }
  }

  /// As `Interpolation.transform(from:to:_:)`.
  func value(at fraction: Double, beneath: CATransform3D) -> CATransform3D {
    let start = from ?? Parts(beneath)
    let end = to ?? Parts(beneath)
    if fraction == 0 { return start.matrix }
    if fraction == 1 { return end.matrix }
    if let a = start.affine, let b = end.affine { return a.interpolated(to: b, fraction).matrix }
    if let a = start.inSpace, let b = end.inSpace { return a.interpolated(to: b, fraction).matrix }
    return Interpolation.transform(from: start.matrix, to: end.matrix, fraction)
  }

  /// A transform, and the parts it is mixed by.
  private struct Parts {
    let matrix: CATransform3D
    let affine: AffineParts?
    /// Where it is not affine.
    let spatial: SpatialParts?

    init(_ matrix: CATransform3D) {
      self.matrix = matrix
      affine = AffineParts(matrix)
      spatial = affine == nil ? SpatialParts(matrix) : nil
    }

    init?(_ value: AnimatableValue) {
      guard case .transform(let matrix) = value else { return nil }
      self.init(matrix)
    }

    /// Needed of an affine one only beside one that is not.
    var inSpace: SpatialParts? { spatial ?? (affine == nil ? nil : SpatialParts(matrix)) }
  }
}
