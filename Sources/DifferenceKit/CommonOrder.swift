/// The longest run of elements that two lists have in the same order, found by hashing.
@usableFromInline enum CommonOrder {
  /// Of parts of the lists.
  @inlinable static func edits<ID: Hashable>(
    from old: [ID], _ before: Range<Int>, to new: [ID], _ after: Range<Int>
  ) -> Edits {
    var origins = Occurrences<ID>(.init(old, Array(before)), sought: .init(new, Array(after)))
    let matches = after.compactMap { offset in
      origins.takeFirst(offset - after.lowerBound).map { (old: $0, new: offset) }
    }
    let kept = longestIncrease(matches.map(\.old)).map { matches[$0] }
    var edits = Edits()
    edits.removed = gaps(in: before, between: kept.map(\.old))
    edits.added = gaps(in: after, between: kept.map(\.new))
    return edits
  }

  /// Places of the longest increasing subsequence: patience sorting, with a link to the one before.
  @usableFromInline static func longestIncrease(_ values: [Int]) -> [Int] {
    var tails = [Int]()
    var previous = [Int](repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      let length = tails.partitionPoint { values[$0] < value }
      if length > 0 { previous[place] = tails[length - 1] }
      if length == tails.count { tails.append(place) } else { tails[length] = place }
    }
    var run = [Int]()
    var place = tails.last ?? -1
    while place >= 0 {
      run.append(place)
      place = previous[place]
    }
    return run.reversed()
  }

  @usableFromInline static func gaps(in range: Range<Int>, between kept: [Int]) -> [Int] {
    var rest = [Int]()
    rest.reserveCapacity(range.count - kept.count)
    var next = range.lowerBound
    for offset in kept {
      rest.append(contentsOf: next..<offset)
      next = offset + 1
    }
    rest.append(contentsOf: next..<range.upperBound)
    return rest
  }
}

extension [Int] {
  /// The first index whose element does not satisfy the predicate, which those before it do.
  fileprivate func partitionPoint(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
