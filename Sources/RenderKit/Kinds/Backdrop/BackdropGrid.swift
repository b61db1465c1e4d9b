import RasterKit

/// The reduced resolution in which a picture is blurred: square cells of the surface's pixels.
///
/// Cells lie at multiples of their size from the surface's corner, so that a cell's colour doesn't depend
/// on where the backdrop is.
struct BackdropGrid: Equatable {
  /// How often the pixels are halved.
  let halvings: Int32
  /// In pixels: whole cells, but for the ends of the surface.
  let area: PixelRect

  /// The side of a cell.
  var cell: Int32 { 1 << halvings }

  /// So that a standard deviation is 2 to 4 cells: fewer would show, more would cost.
  init(_ visible: PixelRect, sigma: Double, in surface: PixelSize) {
    var (halvings, rest) = (Int32(0), sigma)
    while rest >= 4 {
      rest /= 2
      halvings += 1
    }
    self.halvings = halvings
    area = BackdropGrid.cells(around: visible, 1 << halvings)
      .intersection(PixelRect(size: surface))
  }
}

extension BackdropGrid {
  /// In cells.
  var size: PixelSize {
    PixelSize(
      width: (area.width + cell - 1) >> halvings, height: (area.height + cell - 1) >> halvings)
  }

  /// The pixels of the cells that a rectangle touches, within the area.
  func cells(around rect: PixelRect) -> PixelRect {
    let inside = rect.intersection(area)
    return inside.isEmpty ? .empty : BackdropGrid.cells(around: inside, cell).intersection(area)
  }

  /// Whole cells as cells, counted from the first.
  func numbers(of rect: PixelRect) -> PixelRect {
    PixelRect(
      minX: (rect.minX - area.minX) >> halvings, minY: (rect.minY - area.minY) >> halvings,
      maxX: (rect.maxX - area.minX + cell - 1) >> halvings,
      maxY: (rect.maxY - area.minY + cell - 1) >> halvings)
  }

  private static func cells(around rect: PixelRect, _ cell: Int32) -> PixelRect {
    PixelRect(
      minX: rect.minX & -cell, minY: rect.minY & -cell, maxX: (rect.maxX + cell - 1) & -cell,
      maxY: (rect.maxY + cell - 1) & -cell)
  }
}
