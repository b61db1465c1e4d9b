extension PixelRegion {
  /// Adds the pixels of `rect`. Only the parts not yet in the region become new rectangles.
  package mutating func formUnion(_ rect: PixelRect) {
    let rect = rect.intersection(PixelRegion.limits)
    if rect.isEmpty { return }
    removeAll(within: rect)
    insert(rect)
  }

  package mutating func formUnion(_ other: PixelRegion) {
    for index in 0..<other.used { formUnion(other.storage[index]) }
  }

  /// Large enough for any surface, and small enough that widths and areas cannot overflow.
  static let limits = PixelRect(minX: -1 << 29, minY: -1 << 29, maxX: 1 << 29, maxY: 1 << 29)

  /// Adds a rectangle without the parts that the region already holds.
  private mutating func insert(_ rect: PixelRect) {
    guard let hit = firstIntersecting(rect) else { return appendMerging(rect) }
    let cut = rect.subtracting(storage[hit])
    for index in 0..<cut.count { insert(cut.parts[index]) }
  }

  /// Adds a rectangle disjoint from all others, joining it with neighbours that share a whole edge.
  mutating func appendMerging(_ rect: PixelRect) {
    var rect = rect
    while let index = firstJoinable(rect) {
      rect = rect.union(storage[index])
      remove(at: index)
    }
    if used == PixelRegion.capacity { rect = makeRoom(for: rect) }
    append(rect)
  }

  mutating func append(_ rect: PixelRect) {
    storage[used] = rect
    used += 1
  }

  /// Order does not matter, so the last rectangle takes the place of the removed one.
  mutating func remove(at index: Int) {
    used -= 1
    storage[index] = storage[used]
  }

  private mutating func removeAll(within rect: PixelRect) {
    for index in stride(from: used - 1, through: 0, by: -1) where rect.contains(storage[index]) {
      remove(at: index)
    }
  }

  private func firstIntersecting(_ rect: PixelRect) -> Int? {
    for index in 0..<used where storage[index].intersects(rect) { return index }
    return nil
  }

  private func firstJoinable(_ rect: PixelRect) -> Int? {
    for index in 0..<used where storage[index].sharesWholeEdge(with: rect) { return index }
    return nil
  }
}

extension PixelRect {
  /// Whether the two share one whole edge, so that their union is a rectangle.
  @inlinable
  func sharesWholeEdge(with other: PixelRect) -> Bool {
    if minX == other.minX && maxX == other.maxX { return minY == other.maxY || maxY == other.minY }
    if minY == other.minY && maxY == other.maxY { return minX == other.maxX || maxX == other.minX }
    return false
  }
}
