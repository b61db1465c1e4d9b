import CoreGraphics
import RasterKit

/// The filled or stroked path of a shape layer.
struct ShapePaint: Equatable {
  var path: CGPath
  var style: PathPaint
  /// The drawn part of the path.
  var part: ClosedRange<CGFloat>

  static func == (a: ShapePaint, b: ShapePaint) -> Bool {
    a.style == b.style && a.part == b.part && a.path == b.path
  }
}

extension ShapePaint {
  /// The paint's coverage of `area`, which is a part of `whole`.
  ///
  /// Workaround: the mask has all columns of what is painted as far as Cairo's limits allow. Cairo rounds
  /// where edges leave the area, and the result must not depend on which part was visible before.
  func mask(_ map: ProjectiveMap, in area: PixelRect, of whole: PixelRect) -> MaskBuffer? {
    let room = max(PathCoverage.longestSide &- area.width, 0) / 2
    var canvas = area
    canvas.minX = max(whole.minX, area.minX &- room)
    canvas.maxX = min(whole.maxX, area.maxX &+ room)
    let mask = mask(map, in: canvas)
    return canvas == area ? mask : mask?.columns(from: area.minX &- canvas.minX, area.width)
  }

  private func mask(_ map: ProjectiveMap, in area: PixelRect) -> MaskBuffer? {
    let elements = path.elements.trimmed(from: part.lowerBound, to: part.upperBound)
    guard map.isAffine else { return projectedMask(elements, map, in: area) }
    let map = map.numerator
    let transform = CGAffineTransform(
      a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d),
      tx: CGFloat(map.tx), ty: CGFloat(map.ty))
    return PathCoverage.mask(elements, style, transform, in: area)
  }

  /// In perspective a stroke is the fill of its outline, because no pen draws lines of varying
  /// width.
  private func projectedMask(
    _ elements: PathElements, _ map: ProjectiveMap, in area: PixelRect
  ) -> MaskBuffer? {
    var (outline, rule) = (elements, CGPathFillRule.winding)
    switch style {
    case .fill(let own): rule = own
    case .stroke(let style):
      let scale = max(map.pixelsPerPoint(in: PlaneRect(path.boundingBox)), 1.0 / 64)
      outline = elements.stroked(style, tolerance: CGFloat(0.02 / scale))
    }
    let seen = ProjectedPath(outline, through: map)
    return PathCoverage.mask(seen.elements, .fill(rule), .identity, in: area)
  }
}

extension MaskBuffer {
  fileprivate func columns(from x: Int32, _ count: Int32) -> MaskBuffer {
    let result = MaskBuffer(size: PixelSize(width: count, height: size.height))
    for y in 0..<size.height {
      result.row(y).update(from: row(y) + Int(x), count: Int(count))
    }
    return result
  }
}
