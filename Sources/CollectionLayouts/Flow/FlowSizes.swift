package import Foundation
import SumTreeKit

/// The sizes of a section's items. Neighbours of one size are one entry of a tree, so items that have not
/// said theirs cost nothing, however many there are.
///
/// Sizes that are not finite, or negative, count as zero.
package struct FlowSizes {
  private var runs: SumTree<FlowSizeRun>
  /// Of the items that have not said theirs.
  private var estimate: CGSize

  private init(_ runs: [FlowSizeRun], estimate: CGSize = .zero) {
    self.runs = SumTree(runs: runs)
    self.estimate = estimate.usable
  }

  /// All the same.
  package static func uniform(_ size: CGSize, count: Int) -> FlowSizes {
    FlowSizes([FlowSizeRun(count: count, size: size)])
  }

  package static func each(_ sizes: [CGSize]) -> FlowSizes {
    FlowSizes(sizes.map { FlowSizeRun(count: 1, size: $0) })
  }

  /// Some have said theirs; the others are taken to be as estimated.
  package static func estimated(
    _ estimate: CGSize, count: Int, known: [Int: CGSize]
  ) -> FlowSizes {
    var (runs, next) = ([FlowSizeRun](), 0)
    for (item, size) in known.sorted(by: { $0.key < $1.key }) where item >= next && item < count {
      runs.append(FlowSizeRun(count: item - next, size: nil))
      runs.append(FlowSizeRun(count: 1, size: size))
      next = item + 1
    }
    return FlowSizes(runs + [FlowSizeRun(count: count - next, size: nil)], estimate: estimate)
  }

  package var count: Int { runs.summary.count }

  /// Whether there are items that have not said their size.
  package var hasEstimates: Bool { runs.summary.unknown > 0 }

  package subscript(item: Int) -> CGSize { stretch(from: item).size }

  /// The items from one on that have its size.
  func stretch(from item: Int) -> (size: CGSize, count: Int) {
    let place = runs.place(ofItem: item)
    let run = runs[place.run]
    return (run.size ?? estimate, run.count - place.inside)
  }

  /// Of some items together.
  func length(of items: Range<Int>, _ axis: LayoutAxis) -> CGFloat {
    var (length, next) = (CGFloat(0), items.lowerBound)
    while next < items.upperBound {
      let stretch = stretch(from: next)
      let count = min(stretch.count, items.upperBound - next)
      length += CGFloat(count) * stretch.size[axis]
      next += count
    }
    return length
  }

  // MARK: Changes

  /// Takes what items have said, and what the others are taken to be. Answers which items have another size
  /// now, in order.
  mutating func take(_ known: [Int: CGSize], estimate: CGSize) -> [Range<Int>] {
    var changed: [Range<Int>] = []
    for (item, size) in known where (0..<count).contains(item) {
      let run = FlowSizeRun(count: 1, size: size)
      guard !runs[runs.place(ofItem: item).run].isLike(run) else { continue }
      runs.replaceItems(item..<item + 1, with: [run])
      changed.append(item..<item + 1)
    }
    if self.estimate != estimate.usable {
      self.estimate = estimate.usable
      changed += unknown
    }
    return Self.joined(changed)
  }

  /// The stretches of items that have not said their size.
  private var unknown: [Range<Int>] {
    var (found, passed) = ([Range<Int>](), 0)
    while let place = runs.first(where: { $0.unknown > passed }) {
      found.append(place.before.count..<place.before.count + place.element.count)
      passed = place.before.unknown + place.element.count
    }
    return found
  }

  /// In order, those that touch as one.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
