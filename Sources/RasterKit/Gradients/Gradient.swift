/// A colour ramp mapped onto the plane.
///
/// A pixel's colour depends only on the gradient and the pixel, never on where a row starts.
package struct Gradient: Sendable {
  /// How a point of gradient space maps to a position in the ramp.
  package enum Kind: Hashable, Sendable {
    /// By its x coordinate: 0 at the start, 1 at the end.
    case axial
    /// By its distance from (0, 0): the ramp ends on the unit circle.
    case radial
    /// By its angle from the x axis towards the y axis, in turns from 0 to 1.
    case conic
  }

  package let ramp: ColorRamp
  package let kind: Kind
  /// From pixels to gradient space.
  let back: ProjectiveMap
  /// The column relative to which others are computed.
  let minX: Int32

  /// `transform` maps gradient space to pixels; nil if it is singular or not finite. For axial
  /// gradients it maps (0, 0) to the start and (1, 0) to the end, and lines of equal colour are
  /// parallel to the image of (0, 1). `minX` should be near the pixels to be painted, and must be
  /// the same for all of them.
  package init?(_ kind: Kind, ramp: ColorRamp, transform: AffineMap, minX: Int32) {
    guard let back = transform.inverted, transform.isFinite else { return nil }
    self.init(kind, ramp: ramp, back: ProjectiveMap(back), minX: minX)
  }

  /// A gradient seen in perspective; otherwise as above.
  package init?(_ kind: Kind, ramp: ColorRamp, transform: ProjectiveMap, minX: Int32) {
    if let affine = transform.affine {
      self.init(kind, ramp: ramp, transform: affine, minX: minX)
    } else {
      guard let back = transform.inverted else { return nil }
      self.init(kind, ramp: ramp, back: back.normalized, minX: minX)
    }
  }

  private init(_ kind: Kind, ramp: ColorRamp, back: ProjectiveMap, minX: Int32) {
    (self.kind, self.ramp, self.back, self.minX) = (kind, ramp, back, minX)
  }
}
