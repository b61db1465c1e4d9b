import CoreGraphics
import RasterKit

/// The mask cache of one shape layer. A mask depends on the map's linear part and its subpixel
/// offset, so that it stays valid while the layer moves by whole pixels, except in perspective.
/// Render queue only.
final class ShapeMaskCache: LayerKindState {
  private struct Entry {
    var paint: ShapePaint
    var grid: MaskGrid
    var mask: MaskBuffer
    /// The mask's pixels, relative to the grid's origin.
    var area: PixelRect

    func placed(_ shift: PixelPoint) -> ShiftedMask {
      ShiftedMask(mask: mask, bounds: area.offsetBy(x: shift.x, y: shift.y))
    }
  }

  private var entries: [Entry] = []

  /// Fill and stroke, for two maps.
  private static let capacity = 4
  /// Paths up to this area are rasterised completely even if little of them is visible.
  private static let smallArea = 512 * 512
  /// Extra pixels around the visible part of a large path, for movement.
  private static let margin: Int32 = 128

  /// A mask that covers `visible`, a part of `whole` (all that is painted); nil where there are no
  /// pixels. Increments `made` if the mask had to be rasterised.
  func mask(
    of paint: ShapePaint, _ map: ProjectiveMap, visible: PixelRect, whole: PixelRect,
    made: inout Int
  ) -> ShiftedMask? {
    let grid = MaskGrid(map)
    let back = (x: 0 &- grid.shift.x, y: 0 &- grid.shift.y)
    let seen = visible.intersection(whole).offsetBy(x: back.x, y: back.y)
    if let index = entries.firstIndex(where: { $0.grid.isAlike(grid) && $0.paint == paint }) {
      let entry = entries.remove(at: index)
      if entry.area.contains(seen) {
        entries.append(entry)
        return entry.placed(grid.shift)
      }
    }
    let all = whole.offsetBy(x: back.x, y: back.y)
    let area = ShapeMaskCache.area(for: seen, of: all)
    guard let mask = paint.mask(grid.map, in: area, of: all) else { return nil }
    made += 1
    entries.removeAll { $0.paint != paint && $0.paint.style.isFill == paint.style.isFill }
    if entries.count == ShapeMaskCache.capacity { entries.removeFirst() }
    let entry = Entry(paint: paint, grid: grid, mask: mask, area: area)
    entries.append(entry)
    return entry.placed(grid.shift)
  }

  private static func area(for seen: PixelRect, of whole: PixelRect) -> PixelRect {
    if whole.area <= max(smallArea, 2 * seen.area), whole.width <= PathCoverage.longestSide,
      whole.height <= PathCoverage.longestSide
    {
      return whole
    }
    return PixelRect(
      minX: seen.minX &- margin, minY: seen.minY &- margin, maxX: seen.maxX &+ margin,
      maxY: seen.maxY &+ margin
    ).intersection(whole)
  }
}

extension PathPaint {
  fileprivate var isFill: Bool {
    if case .fill = self { true } else { false }
  }
}

/// A map split into a whole-pixel offset and the rest, which is rounded to 1/256 pixel, the
/// precision of path rasterisation.
private struct MaskGrid {
  let map: ProjectiveMap
  let shift: PixelPoint

  /// A perspective map is not split.
  init(_ map: ProjectiveMap) {
    guard map.isAffine else {
      (self.map, shift) = (map, PixelPoint(x: 0, y: 0))
      return
    }
    var affine = map.numerator
    let (x, y) = (MaskGrid.parts(affine.tx), MaskGrid.parts(affine.ty))
    shift = PixelPoint(x: x.whole, y: y.whole)
    (affine.tx, affine.ty) = (x.fraction, y.fraction)
    self.map = ProjectiveMap(affine)
  }

  /// Whether a mask made for one map is valid for the other.
  func isAlike(_ other: MaskGrid) -> Bool { map == other.map }

  private static func parts(_ length: Double) -> (whole: Int32, fraction: Double) {
    let limit = PlaneRect.pixelLimit
    let rounded = (min(max(length, -limit), limit) * 256).rounded() / 256
    let whole = rounded.rounded(.down)
    return (Int32(whole), rounded - whole)
  }
}
