import CoreGraphics
import RasterKit

/// The masks of one shape layer. They are made for a map's linear part and its fractions of a pixel,
/// so that they stay good while the layer moves by whole pixels, but in perspective. Render queue
/// only.
final class ShapeMasks: LayerKindState {
  private struct Entry {
    var ink: ShapeInk
    var grid: MaskGrid
    var mask: MaskBuffer
    /// Which pixels it is for where the grid is not shifted.
    var area: PixelRect

    func placed(_ shift: PixelPoint) -> ShiftedMask {
      ShiftedMask(mask: mask, bounds: area.offsetBy(x: shift.x, y: shift.y))
    }
  }

  private var entries: [Entry] = []

  /// Fill and stroke of one layer, for two maps.
  private static let most = 4
  /// Paths no larger than this are made whole even where little of them is to be seen.
  private static let smallArea = 512 * 512
  /// Pixels made around what is to be seen of a large path, to move into.
  private static let margin: Int32 = 128

  /// A mask good for `visible`, from the pixels of `whole` (all of the ink); nil where there are
  /// none. `made` counts what was not there yet.
  func mask(
    of ink: ShapeInk, _ map: ProjectiveMap, visible: PixelRect, whole: PixelRect, made: inout Int
  ) -> ShiftedMask? {
    let grid = MaskGrid(map)
    let back = (x: 0 &- grid.shift.x, y: 0 &- grid.shift.y)
    let seen = visible.intersection(whole).offsetBy(x: back.x, y: back.y)
    if let index = entries.firstIndex(where: { $0.grid.isAlike(grid) && $0.ink == ink }) {
      let entry = entries.remove(at: index)
      if entry.area.contains(seen) {
        entries.append(entry)
        return entry.placed(grid.shift)
      }
    }
    let all = whole.offsetBy(x: back.x, y: back.y)
    let area = ShapeMasks.area(for: seen, of: all)
    guard let mask = ink.mask(grid.map, in: area, of: all) else { return nil }
    made += 1
    entries.removeAll { $0.ink != ink && $0.ink.ink.isFill == ink.ink.isFill }
    if entries.count == ShapeMasks.most { entries.removeFirst() }
    let entry = Entry(ink: ink, grid: grid, mask: mask, area: area)
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

extension PathInk {
  fileprivate var isFill: Bool {
    if case .fill = self { true } else { false }
  }
}

/// A map taken apart into whole pixels and the rest, which is rounded to the 1/256 of a pixel that
/// paths are rasterised with anyway.
private struct MaskGrid {
  let map: ProjectiveMap
  let shift: PixelPoint

  /// In perspective nothing is taken apart.
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

  /// Whether masks made for one are right for the other.
  func isAlike(_ other: MaskGrid) -> Bool { map == other.map }

  private static func parts(_ length: Double) -> (whole: Int32, fraction: Double) {
    let limit = PlaneBox.pixelLimit
    let rounded = (min(max(length, -limit), limit) * 256).rounded() / 256
    let whole = rounded.rounded(.down)
    return (Int32(whole), rounded - whole)
  }
}
