import CoreGraphics
import SumTreeKit

/// Where items lie that follow each other along an axis, by their measured or estimated extents.
///
/// Neighbours of the same extent are one entry of the tree, so ten million items that nobody has
/// measured take no more room than one. Each question and each change takes time logarithmic in the
/// number of entries.
struct ExtentIndex {
  private var runs: SumTree<ExtentRun>

  /// Tests choose a small fan-out.
  init(fanOut: Int = 16) { runs = SumTree(fanOut: fanOut) }

  /// Items of one extent.
  init(count: Int, _ extent: Extent, fanOut: Int = 16) {
    runs = SumTree(runs: [ExtentRun(count: count, extent: extent)], fanOut: fanOut)
  }

  init(_ extents: some Sequence<Extent>, fanOut: Int = 16) {
    runs = SumTree(runs: extents.map { ExtentRun(count: 1, extent: $0) }, fanOut: fanOut)
  }

  var count: Int { runs.summary.count }
  /// Of all items together.
  var length: CGFloat { runs.summary.length }
  /// Of the tree.
  var entryCount: Int { runs.count }

  func extent(of index: Int) -> Extent { item(index).extent }

  /// Where an item starts; for `count`, where the last one ends.
  func offset(of index: Int) -> CGFloat { index < count ? item(index).offset : length }

  /// Where an item starts, and its extent.
  func item(_ index: Int) -> (offset: CGFloat, extent: Extent) {
    guard let place = runs.first(where: { $0.count > index }) else {
      preconditionFailure("item \(index) of \(count)")
    }
    let (run, before) = (place.element, place.before)
    return (before.length + CGFloat(index - before.count) * run.extent.length, run.extent)
  }

  /// The item at an offset, or the one next to it; nil if there are none. Items without length are
  /// passed over where others follow.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    let offset = max(offset, 0)
    guard let place = runs.first(where: { $0.length > offset }) else { return count - 1 }
    let inside = (offset - place.before.length) / place.element.extent.length
    return place.before.count + min(max(0, Int(inside)), place.element.count - 1)
  }

  /// The items that meet an interval.
  func indexes(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard end > 0, start < length, end > start, let first = index(at: start),
      let last = index(at: end)
    else { return 0..<0 }
    return first..<(offset(of: last) < end ? last + 1 : last)
  }

  // MARK: Changes

  mutating func set(_ extent: Extent, of index: Int) {
    if self.extent(of: index) == extent { return }
    runs.replaceItems(index..<index + 1, with: [ExtentRun(count: 1, extent: extent)])
  }

  /// Gives all items the same extent.
  mutating func setAll(_ extent: Extent) {
    runs.replaceItems(0..<count, with: [ExtentRun(count: count, extent: extent)])
  }

  mutating func insert(_ number: Int, _ extent: Extent, at index: Int) {
    runs.replaceItems(index..<index, with: [ExtentRun(count: number, extent: extent)])
  }

  mutating func remove(_ range: Range<Int>) { runs.replaceItems(range, with: []) }
}

extension ExtentIndex {
  /// What is wrong with the index; nil if nothing is.
  var brokenInvariant: String? {
    if let fault = runs.brokenInvariant { return fault }
    let all = runs.elements
    if all.contains(where: { $0.count < 1 }) { return "an empty run" }
    let pairs = zip(all, all.dropFirst())
    return pairs.contains { $0.extent == $1.extent } ? "two runs that should be one" : nil
  }

  /// Such as `3×44 20*`; a star marks what is measured.
  var dump: String {
    runs.elements.map { run in
      let times = run.count == 1 ? "" : "\(run.count)×"
      return "\(times)\(run.extent.length)\(run.extent.isMeasured ? "*" : "")"
    }.joined(separator: " ")
  }
}
