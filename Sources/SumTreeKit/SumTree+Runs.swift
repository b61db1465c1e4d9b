extension SumTree where Element: SummarizedRun {
  /// A tree of runs, of which neighbours that are alike become one, and empty ones none.
  ///
  /// - Complexity: linear.
  @inlinable
  package init(runs: [Element], fanOut: Int = 16) {
    self.init(Self.joined(runs), fanOut: fanOut)
  }

  /// The run that holds an item, and how many of its items come first; behind the last run for an item
  /// that there is not.
  ///
  /// - Complexity: logarithmic.
  @inlinable
  package func place(ofItem item: Int) -> (run: Int, inside: Int) {
    guard let place = first(where: { $0.count > item }) else { return (count, 0) }
    return (place.index, item - place.before.count)
  }

  /// Replaces a range of items. What is new is joined with its neighbours where they are alike.
  ///
  /// - Complexity: logarithmic, and linear in the number of new runs.
  @inlinable
  package mutating func replaceItems(_ range: Range<Int>, with new: [Element]) {
    var (low, high) = (place(ofItem: range.lowerBound), place(ofItem: range.upperBound))
    var parts: [Element] = []
    if low.inside > 0 {
      var before = self[low.run]
      before.count = low.inside
      parts.append(before)
    } else if low.run > 0 {
      low.run -= 1
      parts.append(self[low.run])
    }
    parts += new
    if high.run < count {
      var behind = self[high.run]
      behind.count -= high.inside
      parts.append(behind)
      high.run += 1
    }
    replace(low.run..<high.run, with: Self.joined(parts))
  }

  @inlinable
  static func joined(_ parts: [Element]) -> [Element] {
    var joined: [Element] = []
    for part in parts where part.count > 0 {
      if let last = joined.last, last.isLike(part) {
        joined[joined.count - 1].count += part.count
      } else {
        joined.append(part)
      }
    }
    return joined
  }
}
