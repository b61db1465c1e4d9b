import PlainGaussian
import RasterKit

/// What a backdrop shows, by its definition and pixel by pixel: means of cells, a Gaussian of the cells
/// and their mirror images, and straight lines between their middles.
struct PlainBackdrop {
  private let cell: Int
  private let box: PixelRect
  private let cells: [[Double]]
  private let columns: Int
  private let rows: Int

  /// `pixels` are those beneath, row by row; `box` are the backdrop's.
  init(_ pixels: [UInt32], width: Int, height: Int, box: PixelRect, sigma: Double) {
    var cell = 1
    while sigma / Double(cell) >= 4 { cell *= 2 }
    self.cell = cell
    let (left, top) = (Int(box.minX) / cell * cell, Int(box.minY) / cell * cell)
    let right = min((Int(box.maxX) + cell - 1) / cell * cell, width)
    let bottom = min((Int(box.maxY) + cell - 1) / cell * cell, height)
    self.box = PixelRect(
      minX: Int32(left), minY: Int32(top), maxX: Int32(right), maxY: Int32(bottom))
    columns = (right - left + cell - 1) / cell
    rows = (bottom - top + cell - 1) / cell
    let (columns, rows) = (columns, rows)
    cells = [UInt32(0), 8, 16].map { shift in
      let means = (0..<rows * columns).map { index in
        var sum = 0.0
        for dy in 0..<cell {
          for dx in 0..<cell {
            let x = min(left + index % columns * cell + dx, width - 1)
            let y = min(top + index / columns * cell + dy, height - 1)
            sum += Double(pixels[y * width + x] >> shift & 255)
          }
        }
        return sum / Double(cell * cell)
      }
      return plainGaussian(means, columns: columns, sigma: sigma / Double(cell))
    }
  }

  /// The levels of blue, green and red.
  func levels(_ x: Int32, _ y: Int32) -> [Double] {
    let u = (Double(x - box.minX) + 0.5) / Double(cell) - 0.5
    let v = (Double(y - box.minY) + 0.5) / Double(cell) - 0.5
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    return cells.map { plane in
      func level(_ column: Double, _ row: Double) -> Double {
        let x = min(max(Int(column), 0), columns - 1)
        return plane[min(max(Int(row), 0), rows - 1) * columns + x]
      }
      let upper = level(left, top) * (1 - u + left) + level(left + 1, top) * (u - left)
      let lower = level(left, top + 1) * (1 - u + left) + level(left + 1, top + 1) * (u - left)
      return upper * (1 - v + top) + lower * (v - top)
    }
  }

  /// The largest difference to pixels, in levels, inside a box.
  func difference(to pixels: [UInt32], width: Int, in area: PixelRect) -> Double {
    var largest = 0.0
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let pixel = pixels[Int(y) * width + Int(x)]
        for (index, level) in levels(x, y).enumerated() {
          largest = max(largest, abs(level - Double(pixel >> (8 * UInt32(index)) & 255)))
        }
      }
    }
    return largest
  }
}

extension Stage {
  /// Whether the screen shows the same pixels as another one; unlike an expectation of all pixels, it fails
  /// in one line.
  func shows(_ other: Stage) -> Bool { pixels == other.pixels }
}
