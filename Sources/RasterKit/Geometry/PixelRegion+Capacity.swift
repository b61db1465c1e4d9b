// What happens when a region would need more rectangles than it may have: the two whose common
// bounds add the fewest new pixels become one.

extension PixelRegion {
  /// Makes a full region less than full; the answer is what to append in place of `rect`.
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
    // What was absorbed may have covered part of the newcomer, or all of it.
    return restOf(rect)
  }

  /// Indices of the pair to join; the second is nil where the newcomer is the better partner.
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

  /// Keeps the others disjoint from `joined`: each is trimmed where that leaves one rectangle, and
  /// swallowed where it would leave more, which widens `joined`.
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

  /// The bounds of what of `rect` the region lacks, made disjoint from the region by growing it.
  private mutating func restOf(_ rect: PixelRect) -> PixelRect {
    intersects(rect) ? absorb(into: rect) : rect
  }
}
