import CoreGraphics

/// The tiling of a tiled layer: tiles of a fixed pixel size at each level of detail, counted from
/// the plane's origin, so that a tile of one level covers whole tiles of the finer ones.
struct Tiling: Equatable {
  var tileSize = CGSize(width: 256, height: 256)
  var levels = 1
  /// How many levels have more than `contentsScale` pixels per point.
  var bias = 0
  var contentsScale: CGFloat = 1
  var bounds = CGRect.zero

  static let mostLevels = 32
  /// The most tiles wanted at once: 1,024 of the usual size are 256 MB.
  static let mostTiles = 1024
}

/// A tile's level, column and row. Level 0 is the finest.
struct TileIndex: Hashable {
  var level: Int
  var column: Int
  var row: Int
}

extension Tiling {
  /// Pixels per point of a level.
  func scale(of level: Int) -> CGFloat { contentsScale * exp2(CGFloat(bias - level)) }

  /// The coarsest level with at least the screen's resolution; the finest where none has it. One
  /// percent less is not visible.
  func level(for screenScale: CGFloat) -> Int {
    let halvings = log2(scale(of: 0) / max(screenScale, .leastNormalMagnitude)) + 0.015
    return Int(min(max(halvings.rounded(.down), 0), CGFloat(levels - 1)))
  }

  /// The whole tile, in the layer's coordinates.
  func square(of place: TileIndex) -> CGRect {
    let scale = scale(of: place.level)
    let (width, height) = (tileSize.width / scale, tileSize.height / scale)
    return CGRect(
      x: CGFloat(place.column) * width, y: CGFloat(place.row) * height, width: width,
      height: height)
  }

  /// The part of a tile that is inside the bounds.
  func rect(of place: TileIndex) -> CGRect { square(of: place).intersection(bounds) }

  /// The tiles of a level that meet `rect` inside the bounds, row by row.
  func places(of level: Int, in rect: CGRect) -> [TileIndex] {
    let (scale, rect) = (scale(of: level), rect.intersection(bounds))
    let columns = Tiling.range(rect.minX, rect.maxX, side: tileSize.width / scale)
    let rows = Tiling.range(rect.minY, rect.maxY, side: tileSize.height / scale)
    guard let columns, let rows, columns.count <= 1 << 20 / rows.count else { return [] }
    return rows.flatMap { row in
      columns.map { TileIndex(level: level, column: $0, row: row) }
    }
  }

  /// The same, sorted by distance from the centre and limited to `mostTiles`.
  func wantedPlaces(of level: Int, in rect: CGRect) -> [TileIndex] {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let sorted = places(of: level, in: rect).map { place in
      let square = square(of: place)
      return (place, hypot(square.midX - middle.x, square.midY - middle.y))
    }
    .sorted { $0.1 < $1.1 }
    return sorted.prefix(Tiling.mostTiles).map(\.0)
  }

  /// nil for an empty range, and for numbers beyond any screen.
  private static func range(_ low: CGFloat, _ high: CGFloat, side: CGFloat) -> ClosedRange<Int>? {
    let first = (low / side).rounded(.down)
    let last = (high / side).rounded(.up) - 1
    guard low < high, first <= last, max(abs(first), abs(last)) < 1e9 else { return nil }
    return Int(first)...Int(last)
  }
}
