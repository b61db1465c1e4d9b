extension PixelRegion {
  /// The smallest rectangle that holds the region; `.empty` for an empty one.
  @inlinable
  package var bounds: PixelRect {
    var result = PixelRect.empty
    for index in 0..<used { result = result.union(storage[index]) }
    return result
  }

  @inlinable
  package var area: Int {
    var sum = 0
    for index in 0..<used { sum += storage[index].area }
    return sum
  }

  @inlinable
  package func intersects(_ rect: PixelRect) -> Bool {
    for index in 0..<used where storage[index].intersects(rect) { return true }
    return false
  }

  /// Whether every pixel of `rect` is in the region; an empty `rect` always is.
  package func contains(_ rect: PixelRect) -> Bool {
    sharedArea(rect) == rect.area
  }

  @inlinable
  package func contains(x: Int32, y: Int32) -> Bool {
    for index in 0..<used where storage[index].contains(x: x, y: y) { return true }
    return false
  }

  /// The pixels that are also in `rect`; always exact.
  package func intersection(_ rect: PixelRect) -> PixelRegion {
    var result = PixelRegion()
    for index in 0..<used {
      let shared = storage[index].intersection(rect)
      if !shared.isEmpty { result.append(shared) }
    }
    return result
  }

  package func offsetBy(x: Int32, y: Int32) -> PixelRegion {
    var result = PixelRegion()
    for index in 0..<used { result.formUnion(storage[index].offsetBy(x: x, y: y)) }
    return result
  }

  /// The number of pixels of `rect` in the region; a plain sum because the rectangles are disjoint.
  func sharedArea(_ rect: PixelRect) -> Int {
    var sum = 0
    for index in 0..<used { sum += storage[index].intersection(rect).area }
    return sum
  }
}
