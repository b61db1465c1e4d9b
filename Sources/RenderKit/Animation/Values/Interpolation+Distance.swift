import CoreGraphics

extension Interpolation {
  /// The Euclidean distance of two values; 1 for kinds without a distance, so that all steps
  /// between such values count the same.
  static func distance(_ a: AnimatableValue, _ b: AnimatableValue) -> Double {
    switch (a, b) {
    case (.number(let a), .number(let b)): abs(a - b)
    case (.point(let a), .point(let b)): length(a.x - b.x, a.y - b.y)
    case (.size(let a), .size(let b)): length(a.width - b.width, a.height - b.height)
    case (.rect(let a), .rect(let b)):
      length(
        length(a.minX - b.minX, a.minY - b.minY), length(a.width - b.width, a.height - b.height))
    case (.transform(let a), .transform(let b)): distance(a, b)
    case (.color(let a), .color(let b)): distance(a, b)
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      zip(a, b).reduce(0) { length($0, distance($1.0, $1.1)) }
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      zip(a, b).reduce(0) { length($0, $1.0 - $1.1) }
    default: 1
    }
  }

  private static func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    let rows = [a.row1 - b.row1, a.row2 - b.row2, a.row3 - b.row3, a.row4 - b.row4]
    return rows.reduce(0) { $0 + ($1 * $1).sum() }.squareRoot()
  }

  private static func distance(_ a: CGColor?, _ b: CGColor?) -> Double {
    let difference = (a?.rgba ?? .zero) - (b?.rgba ?? .zero)
    return Double((difference * difference).sum().squareRoot())
  }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
