import CoreGraphics

/// How the plane of a tiled layer is divided: by squares of so many pixels at each of its levels of
/// detail, counted from the plane's origin, so that a tile of one level covers whole tiles of the
/// finer ones.
struct TilePlan: Equatable {
  var tileSize = CGSize(width: 256, height: 256)
  var levels = 1
  /// How many levels have more pixels than `contentsScale` to the point.
  var bias = 0
  var contentsScale: CGFloat = 1
  var bounds = CGRect.zero

  static let mostLevels = 32
  /// No more tiles than this are wanted at a time: 1,024 of the usual size are 256 MB.
  static let mostTiles = 1024
}

/// One tile: a column and a row of a level. Level 0 is the finest.
struct TilePlace: Hashable {
  var level: Int
  var column: Int
  var row: Int
}

extension TilePlan {
  /// Pixels of a level for each point.
  func scale(of level: Int) -> CGFloat { contentsScale * exp2(CGFloat(bias - level)) }

  /// The coarsest level with no fewer pixels than the screen shows; the finest where none has as
  /// many. A hundredth too few are not seen.
  func level(for screenScale: CGFloat) -> Int {
    let halvings = log2(scale(of: 0) / max(screenScale, .leastNormalMagnitude)) + 0.015
    return Int(min(max(halvings.rounded(.down), 0), CGFloat(levels - 1)))
  }

  /// All of a tile, in the layer's coordinates.
  func square(of place: TilePlace) -> CGRect {
    let scale = scale(of: place.level)
    let (width, height) = (tileSize.width / scale, tileSize.height / scale)
    return CGRect(
      x: CGFloat(place.column) * width, y: CGFloat(place.row) * height, width: width,
      height: height)
  }

  /// The part of a tile that is inside the bounds.
  func rect(of place: TilePlace) -> CGRect { square(of: place).intersection(bounds) }

  /// The tiles of a level that meet `rect` inside the bounds, row by row.
  func places(of level: Int, in rect: CGRect) -> [TilePlace] {
    let (scale, rect) = (scale(of: level), rect.intersection(bounds))
    let columns = TilePlan.range(rect.minX, rect.maxX, side: tileSize.width / scale)
    let rows = TilePlan.range(rect.minY, rect.maxY, side: tileSize.height / scale)
    guard let columns, let rows, columns.count <= 1 << 20 / rows.count else { return [] }
    return rows.flatMap { row in
      columns.map { TilePlace(level: level, column: $0, row: row) }
    }
  }

  /// The same, those nearest to the middle first, and no more of them than are worth keeping.
  func wantedPlaces(of level: Int, in rect: CGRect) -> [TilePlace] {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let sorted = places(of: level, in: rect).map { place in
      let square = square(of: place)
      return (place, hypot(square.midX - middle.x, square.midY - middle.y))
    }
    .sorted { $0.1 < $1.1 }
    return sorted.prefix(TilePlan.mostTiles).map(\.0)
  }

  /// nil for nothing, and for numbers no screen leads to.
  private static func range(_ low: CGFloat, _ high: CGFloat, side: CGFloat) -> ClosedRange<Int>? {
    let first = (low / side).rounded(.down)
    let last = (high / side).rounded(.up) - 1
    guard low < high, first <= last, max(abs(first), abs(last)) < 1e9 else { return nil }
    return Int(first)...Int(last)
  }
}
