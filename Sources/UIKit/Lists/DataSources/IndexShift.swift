/// How indexes change as some are removed, by their old numbers, and some added, by their new ones.
/// What stays keeps its order.
struct IndexShift: Hashable {
  private let removed: [Int]
  private let added: [Int]

  init(removed: some Sequence<Int>, added: some Sequence<Int>) {
    self.removed = Set(removed).sorted()
    self.added = Set(added).sorted()
  }

  /// How many there are of what were `count`.
  func count(of count: Int) -> Int { count - removed.count + added.count }

  /// The new index; nil if it was removed.
  func after(_ index: Int) -> Int? { Self.move(index, from: removed, to: added) }
  /// The old index; nil if it was added.
  func before(_ index: Int) -> Int? { Self.move(index, from: added, to: removed) }

  /// Of those not in `left`, as many come before the index as come before the answer of those not in
  /// `joined`.
  private static func move(_ index: Int, from left: [Int], to joined: [Int]) -> Int? {
    let leaving = left.lengthOfPrefix { $0 < index }
    if leaving < left.count, left[leaving] == index { return nil }
    let rank = index - leaving
    return rank + joined.partition { joined[$0] - $0 > rank }
  }
}

extension Array where Element == Int {
  /// How many elements satisfy a condition that those at the start do.
  fileprivate func lengthOfPrefix(where isSmall: (Int) -> Bool) -> Int {
    partition { !isSmall(self[$0]) }
  }

  /// The first index that satisfies a condition which all further ones do as well.
  fileprivate func partition(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
