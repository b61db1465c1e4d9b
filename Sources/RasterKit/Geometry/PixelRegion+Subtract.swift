extension PixelRegion {
  /// Removes the pixels of `rect`.
  ///
  /// If cutting a rectangle would exceed `capacity`, that rectangle stays whole, so the region may
  /// keep pixels it should have lost.
  package mutating func subtract(_ rect: PixelRect) {
    if rect.isEmpty { return }
    for index in stride(from: used - 1, through: 0, by: -1) where storage[index].intersects(rect) {
      let cut = storage[index].subtracting(rect)
      guard used - 1 + cut.count <= PixelRegion.capacity else { continue }
      remove(at: index)
      for part in 0..<cut.count { append(cut.parts[part]) }
    }
  }

  package mutating func subtract(_ other: PixelRegion) {
    for index in 0..<other.used { subtract(other.storage[index]) }
  }
}

/// The at most four parts left of a rectangle after another is cut out of it.
struct RectDifference {
  var parts = InlineArray<4, PixelRect>(repeating: .empty)
  var count = 0

  mutating func append(_ rect: PixelRect) {
    if rect.isEmpty { return }
    parts[count] = rect
    count += 1
  }
}

extension PixelRect {
  /// Cuts into full-width strips above and below, because rows are painted fastest, and the two
  /// sides between them.
  func subtracting(_ other: PixelRect) -> RectDifference {
    var result = RectDifference()
    let hole = intersection(other)
    if hole.isEmpty {
      result.append(self)
      return result
    }
    result.append(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY))
    result.append(PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY))
    result.append(PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY))
    result.append(PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY))
    return result
  }
}
