import CoreGraphics

extension Interpolation {
  /// Interpolates paths point by point, colours and numbers one by one; nil where the two have
  /// different structure.
  static func list(
    from start: AnimatableValue, to end: AnimatableValue, _ fraction: Double
  ) -> AnimatableValue? {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    switch (start, end) {
    case (.path(let a?), .path(let b?)):
      let elements = a.elements.interpolated(to: b.elements, CGFloat(fraction))
      return elements.map { .path(CGPath(elements: $0)) }
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { color(from: $0, to: $1, fraction) ?? $1 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    default: return nil
    }
  }
}
