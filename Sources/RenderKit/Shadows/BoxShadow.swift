import RasterKit

/// A rounded rectangle, or the ring along its edges, and a blur: all that decides what the shadow of
/// one looks like, in pixels of its mask. What is longer than corners and blur need is left out.
struct BoxShadow: Hashable {
  var width: Double
  var height: Double
  var style: CornerStyle
  /// Width of the ring; nil for the whole rectangle.
  var border: Double?
  var sigma: Double

  /// A box of these sides in points at `scale` pixels a point; corners no larger than fit.
  init(_ box: PlaneBox, _ style: CornerStyle, border: Double?, sigma: Double, scale: Double) {
    (width, height) = (box.width * scale, box.height * scale)
    self.style = style
    self.style.radius = min(style.radius, box.width / 2, box.height / 2) * scale
    self.border = border.map { min($0, box.width / 2, box.height / 2) * scale }
    self.sigma = sigma * scale
  }

  /// So far from an edge nothing is left of the corners beside it.
  private var corner: Double {
    let reach = style.curve == .continuous ? CornerStyle.continuousReach : 1
    return ShadowSpread.reach * sigma + style.radius * reach + (border ?? 0)
  }

  /// The longest side that is not cut down.
  private var room: Double { 2 * corner.rounded(.up) + 4 }

  /// The longer side of the mask.
  var needs: Double { min(room, max(width, height)) + 2 * ShadowSpread.reach * sigma }

  /// The smallest box with the same corners and blur, and by how much this one is longer.
  var canonical: (box: BoxShadow, excessX: Double, excessY: Double) {
    var box = self
    (box.width, box.height) = (min(width, room), min(height, room))
    return (box, width - box.width, height - box.height)
  }
}

extension BoxShadow {
  /// Deviations above this many pixels are blurred on coarser grids, where nothing is lost.
  static let finest = 8.0
  /// Masks are made no longer than this, in pixels.
  static let longestSide = 1024.0

  /// The blurred coverage of the box from (0, 0) on; nil where that is too large.
  func mask() -> ShadowMask? {
    if sigma > BoxShadow.finest { return resampled() }
    guard let mask = ShadowMask(area, blurredBy: sigma) else { return nil }
    fill(mask)
    mask.blur(sigma: sigma)
    return mask
  }

  private var area: PixelRect {
    PlaneBox(minX: 0, minY: 0, maxX: width, maxY: height).outwardPixels
  }

  private func fill(_ mask: ShadowMask) {
    let box = PlaneBox(minX: 0, minY: 0, maxX: width, maxY: height)
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

  /// Blurred at half, a quarter and so on of the size, and enlarged.
  private func resampled() -> ShadowMask? {
    var scale = 1.0
    while sigma * scale > BoxShadow.finest { scale /= 2 }
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
