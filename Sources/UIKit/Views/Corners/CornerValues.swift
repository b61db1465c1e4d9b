/// Something for each corner of a rectangle, with y pointing down.
struct CornerValues<Value> {
  var topLeft, topRight, bottomLeft, bottomRight: Value

  static var corners: [(UIRectCorner, WritableKeyPath<CornerValues, Value>)] {
    [
      (.topLeft, \.topLeft), (.topRight, \.topRight), (.bottomLeft, \.bottomLeft),
      (.bottomRight, \.bottomRight),
    ]
  }

  func map<Other>(_ change: (Value) -> Other) -> CornerValues<Other> {
    CornerValues<Other>(
      topLeft: change(topLeft), topRight: change(topRight), bottomLeft: change(bottomLeft),
      bottomRight: change(bottomRight))
  }

  func all(in corners: UIRectCorner) -> [Value] {
    Self.corners.filter { corners.contains($0.0) }.map { self[keyPath: $0.1] }
  }
}

extension CornerValues: Equatable where Value: Equatable {}
extension CornerValues: Hashable where Value: Hashable {}
extension CornerValues: Sendable where Value: Sendable {}

extension CornerValues where Value: Comparable {
  /// Corners of a group get the greatest value of it.
  mutating func unite(_ groups: [UIRectCorner]) {
    for group in groups {
      guard let greatest = all(in: group).max() else { continue }
      for (corner, path) in Self.corners where group.contains(corner) {
        self[keyPath: path] = greatest
      }
    }
  }
}
