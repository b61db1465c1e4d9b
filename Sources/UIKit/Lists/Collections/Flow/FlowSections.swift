import CollectionLayouts
import CoreGraphics
import Foundation

/// The sections of a flow layout, one after the other.
struct FlowSections {
  private(set) var all: [FlowSection] = []
  /// Where each one starts, and at last where the last one ends.
  private var starts: [CGFloat] = [0]

  var length: CGFloat { starts[starts.count - 1] }

  mutating func append(_ section: FlowSection) {
    all.append(section)
    starts.append(length + section.length)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && all.indices.contains(path.section) && path.item >= 0
      && path.item < all[path.section].itemCount
  }

  func start(of section: Int) -> CGFloat { starts[section] }

  /// Those that meet an interval.
  func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = all.indices.partitioningIndex { starts[$0 + 1] > start }
    let last = all.indices.partitioningIndex { starts[$0] >= end }
    return first..<max(first, last)
  }
}
