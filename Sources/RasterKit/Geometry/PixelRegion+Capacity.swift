// When a region would need more rectangles than its capacity, the two rectangles whose common
// bounds add the fewest new pixels are joined.

extension PixelRegion {
  /// Frees a place in a full region and returns the rectangle to append instead of `rect`.
  mutating func makeRoom(for rect: PixelRect) -> PixelRect {
    let (first, second) = cheapestPair(with: rect)
    guard let second else {
      let joined = rect.union(storage[first])
      remove(at: first)
      return absorb(into: joined)
    }
    let joined = storage[first].union(storage[second])
    remove(at: second)
    remove(at: first)
    append(absorb(into: joined))
    // The joined rectangle may now cover part or all of the new one.
    return restOf(rect)
  }

  /// Indices of the pair to join; the second is nil if joining with the new rectangle is cheaper.
  private func cheapestPair(with rect: PixelRect) -> (Int, Int?) {
    var best = (first: 0, second: Int?.none, cost: Int.max)
    for first in 0..<used {
      let cost = addedArea(storage[first].union(rect), besides: rect)
      if cost < best.cost { best = (first, nil, cost) }
      for second in (first + 1)..<max(used, first + 1) {
        let cost = addedArea(storage[first].union(storage[second]), besides: rect)
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    return (best.first, best.second)
  }

  private func addedArea(_ joined: PixelRect, besides rect: PixelRect) -> Int {
    joined.area - sharedArea(joined) - joined.intersection(rect).area
  }

  /// Keeps the other rectangles disjoint from `joined`. Each is trimmed if one rectangle is left of
  /// it; otherwise it is absorbed, which enlarges `joined`.
  private mutating func absorb(into joined: PixelRect) -> PixelRect {
    var joined = joined
    var index = 0
    while index < used {
      guard storage[index].intersects(joined) else {
        index += 1
        continue
      }
      let cut = storage[index].subtracting(joined)
      if cut.count == 1 {
        storage[index] = cut.parts[0]
        continue
      }
      joined = joined.union(storage[index])
      remove(at: index)
      index = 0
    }
    return joined
  }

  /// A rectangle that covers `rect` and is disjoint from the region.
  private mutating func restOf(_ rect: PixelRect) -> PixelRect {
    intersects(rect) ? absorb(into: rect) : rect
  }
}
