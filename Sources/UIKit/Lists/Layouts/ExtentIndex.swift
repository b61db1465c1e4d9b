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
    runs = SumTree(count > 0 ? [ExtentRun(count: count, extent: extent)] : [], fanOut: fanOut)
  }

  init(_ extents: some Sequence<Extent>, fanOut: Int = 16) {
    runs = SumTree(Self.joined(extents.map { ExtentRun(count: 1, extent: $0) }), fanOut: fanOut)
  }

  var count: Int { runs.summary.count }
  /// Of all items together.
  var length: CGFloat { runs.summary.length }
  /// Of the tree.
  var entryCount: Int { runs.count }

  func extent(of index: Int) -> Extent { runs[place(of: index).run].extent }

  /// Where an item starts; for `count`, where the last one ends.
  func offset(of index: Int) -> CGFloat {
    guard index < count else { return length }
    guard let place = runs.first(where: { $0.count > index }) else { return 0 }
    return place.before.length
      + CGFloat(index - place.before.count) * place.element.extent.length
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
    replace(index..<index + 1, with: [ExtentRun(count: 1, extent: extent)])
  }

  /// Gives all items the same extent.
  mutating func setAll(_ extent: Extent) {
    replace(0..<count, with: [ExtentRun(count: count, extent: extent)])
  }

  mutating func insert(_ number: Int, _ extent: Extent, at index: Int) {
    replace(index..<index, with: [ExtentRun(count: number, extent: extent)])
  }

  mutating func remove(_ range: Range<Int>) { replace(range, with: []) }

  /// Joins what is new with its neighbours where they are of the same extent.
  private mutating func replace(_ range: Range<Int>, with new: [ExtentRun]) {
    var (low, high) = (place(of: range.lowerBound), place(of: range.upperBound))
    var parts: [ExtentRun] = []
    if low.inside > 0 {
      parts.append(ExtentRun(count: low.inside, extent: runs[low.run].extent))
    } else if low.run > 0 {
      low.run -= 1
      parts.append(runs[low.run])
    }
    parts += new
    if high.run < runs.count {
      let run = runs[high.run]
      parts.append(ExtentRun(count: run.count - high.inside, extent: run.extent))
      high.run += 1
    }
    runs.replace(low.run..<high.run, with: Self.joined(parts))
  }

  private static func joined(_ parts: [ExtentRun]) -> [ExtentRun] {
    var joined: [ExtentRun] = []
    for part in parts where part.count > 0 {
      if let last = joined.last, last.extent == part.extent {
        joined[joined.count - 1].count += part.count
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  private func place(of index: Int) -> (run: Int, inside: Int) {
    guard let place = runs.first(where: { $0.count > index }) else { return (runs.count, 0) }
    return (place.index, index - place.before.count)
  }
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
