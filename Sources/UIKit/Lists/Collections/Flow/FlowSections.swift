import CollectionLayouts
import CoreGraphics
import Foundation
import SumTreeKit

/// The sections of a flow layout, one after the other.
struct FlowSections {
  private var all: SumTree<Entry>

  private struct Entry: Summarized {
    var section: FlowSection
    var summary: ExtentSum { ExtentSum(count: 1, length: section.length) }
  }

  init(_ sections: [FlowSection] = []) { all = SumTree(sections.map { Entry(section: $0) }) }

  var count: Int { all.count }
  var length: CGFloat { all.summary.length }

  subscript(section: Int) -> FlowSection { all[section].section }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<count).contains(path.section) && path.item >= 0
      && path.item < self[path.section].itemCount
  }

  func start(of section: Int) -> CGFloat { all.place(at: section).before.length }

  /// Those that meet an interval.
  func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = all.first { $0.length > start }?.index ?? count
    guard let last = all.first(where: { $0.length >= end }) else { return first..<count }
    let isMet = last.before.length < end
    return first..<max(first, isMet ? last.index + 1 : last.index)
  }

  /// Takes what cells have said of their sizes, by section, and what the others are taken to be.
  mutating func fit(_ known: [Int: [Int: CGSize]], estimate: CGSize, isOther: Bool) {
    for (section, sizes) in known where (0..<count).contains(section) {
      all.update(at: section) { $0.section.fit(sizes, estimate: estimate) }
    }
    guard isOther else { return }
    for section in 0..<count where known[section] == nil && self[section].hasEstimates {
      all.update(at: section) { $0.section.fit([:], estimate: estimate) }
    }
  }
}
