/// A point of a grid of whole numbers, on which crossings and sides are decided without rounding.
struct GridPoint: Hashable {
  /// Between -2^26 and 2^26.
  var x: Int
  var y: Int

  /// Above 0 where `b` is to the left of the way from here to `a`, with y growing upwards.
  func side(_ a: GridPoint, _ b: GridPoint) -> Int {
    (a.x - x) * (b.y - y) - (a.y - y) * (b.x - x)
  }

  /// Whether it is on the straight line between two points that it is in line with, and is neither.
  func isBetween(_ a: GridPoint, _ b: GridPoint) -> Bool {
    self != a && self != b && x >= min(a.x, b.x) && x <= max(a.x, b.x) && y >= min(a.y, b.y)
      && y <= max(a.y, b.y)
  }
}

/// The grid for paths, and where its points are in user space.
struct PathGrid {
  /// Of grid units in user space; a power of two, so that coordinates such as 20.5 stay exact.
  private let scale: CGFloat
  private let origin: CGPoint
  /// The points as given, which a way to the grid and back would move.
  private var places: [GridPoint: CGPoint] = [:]

  /// For points inside `bounds`, which must be finite.
  init(_ bounds: CGRect) {
    origin = CGPoint(x: bounds.midX.rounded(), y: bounds.midY.rounded())
    let reach = max(bounds.width, bounds.height, .leastNormalMagnitude) / 2 + 1e-300
    let exponent = min(max((25 - log2(reach)).rounded(.down), -900), 900)
    scale = CGFloat(sign: .plus, exponent: Int(exponent), significand: 1)
  }

  /// The nearest point of the grid. The first place given for it is kept.
  mutating func point(_ place: CGPoint) -> GridPoint {
    let result = GridPoint(
      x: cut((place.x - origin.x) * scale), y: cut((place.y - origin.y) * scale))
    if places[result] == nil { places[result] = place }
    return result
  }

  func place(_ point: GridPoint) -> CGPoint { places[point] ?? origin }

  private func cut(_ x: CGFloat) -> Int {
    x.isFinite ? Int(min(max(x, -67_108_864), 67_108_864).rounded()) : 0
  }
}
