import RasterKit

/// The parameters of a rounded rectangle's shadow, or its border's, in pixels of the mask: the
/// cache key in its canonical form.
struct BoxShadow: Hashable {
  var width: Double
  var height: Double
  var style: CornerStyle
  /// The border's width; nil for the whole rectangle.
  var border: Double?
  var sigma: Double

  /// A box with sides in points, at `scale` pixels per point; corners are clamped to fit.
  init(_ box: PlaneRect, _ style: CornerStyle, border: Double?, sigma: Double, scale: Double) {
    (width, height) = (box.width * scale, box.height * scale)
    self.style = style
    self.style.radius = min(style.radius, box.width / 2, box.height / 2) * scale
    self.border = border.map { min($0, box.width / 2, box.height / 2) * scale }
    self.sigma = sigma * scale
  }

  /// Farther from an edge than this, the corner no longer affects the blur.
  private var cornerReach: Double {
    let reach = style.curve == .continuous ? CornerStyle.continuousReach : 1
    return ShadowSpread.reach * sigma + style.radius * reach + (border ?? 0)
  }

  /// The longest side that is not shortened.
  private var longestExactSide: Double { 2 * cornerReach.rounded(.up) + 4 }

  /// The longer side of the mask.
  var maskSide: Double {
    min(longestExactSide, max(width, height)) + 2 * ShadowSpread.reach * sigma
  }

  /// The smallest box with the same corners and blur, and by how much this one is longer.
  var canonical: (box: BoxShadow, excessX: Double, excessY: Double) {
    var box = self
    (box.width, box.height) = (min(width, longestExactSide), min(height, longestExactSide))
    return (box, width - box.width, height - box.height)
  }
}

extension BoxShadow {
  /// Larger standard deviations, in pixels, are blurred at reduced resolution, without visible
  /// loss.
  static let largestFullScaleSigma = 8.0
  /// The longest side of a mask, in pixels.
  static let longestSide = 1024.0

  /// The blurred coverage of the box, with its origin at (0, 0); nil if it is too large.
  func mask() -> ShadowMask? {
    if sigma > BoxShadow.largestFullScaleSigma { return resampled() }
    guard let mask = ShadowMask(area, blurredBy: sigma) else { return nil }
    fill(mask)
    mask.blur(sigma: sigma)
    return mask
  }

  private var area: PixelRect {
    PlaneRect(minX: 0, minY: 0, maxX: width, maxY: height).outwardPixels
  }

  private func fill(_ mask: ShadowMask) {
    let box = PlaneRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let outer = ProjectiveMap.identity.flatShape(of: box, style)
    let hole = border.map {
      ProjectiveMap.identity.flatShape(of: box.insetBy($0), style.inset(by: $0, from: box))
    }
    let columns = mask.bounds.minX..<mask.bounds.maxX
    let cut = CoverageRow(capacity: columns.count)
    for y in mask.bounds.minY..<mask.bounds.maxY {
      let row = mask.address(x: mask.bounds.minX, y: y)
      outer.coverage(y: y, x: columns, into: row)
      guard let hole else { continue }
      hole.coverage(y: y, x: columns, into: cut.base)
      Kernels.cutMask(row, by: cut.base, count: columns.count)
    }
  }

  /// Blurs at half, a quarter and so on of the size, and enlarges the result.
  private func resampled() -> ShadowMask? {
    var scale = 1.0
    while sigma * scale > BoxShadow.largestFullScaleSigma { scale /= 2 }
    var small = self
    (small.width, small.height) = (width * scale, height * scale)
    (small.style.radius, small.border) = (style.radius * scale, border.map { $0 * scale })
    small.sigma = sigma * scale
    let map = ProjectiveMap(AffineMap(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: 0, ty: 0))
    guard let source = small.mask(), let mask = ShadowMask(area, blurredBy: sigma),
      let shadow = PlanShadow(
        source, map, near: PixelPoint(x: 0, y: 0), excessX: 0, excessY: 0)
    else { return nil }
    for y in mask.bounds.minY..<mask.bounds.maxY {
      shadow.coverage(
        y: y, x: mask.bounds.minX..<mask.bounds.maxX,
        into: mask.address(x: mask.bounds.minX, y: y))
    }
    return mask
  }
}
