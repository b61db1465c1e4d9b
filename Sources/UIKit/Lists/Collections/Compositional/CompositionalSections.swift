import CoreGraphics
import SumTreeKit

/// The sections of a compositional layout, one after the other.
///
/// Each question, and each section that gets another length, takes logarithmic time.
struct CompositionalSections {
  private var all: SumTree<Entry>
  /// Where the first one starts along the layout's axis.
  var origin: CGFloat

  /// A section, and the room before it. Its sum is kept, as each question adds up those of some neighbours.
  private struct Entry: Summarized {
    let gap: CGFloat
    var section: CompositionalSection { didSet { summary = Sum(of: section, behind: gap) } }
    private(set) var summary: Sum

    init(_ section: CompositionalSection, behind gap: CGFloat) {
      (self.gap, self.section) = (gap, section)
      summary = Sum(of: section, behind: gap)
    }
  }

  /// How long sections are together, and how broad the broadest one is.
  struct Sum: TreeSummary {
    let length: CGFloat
    let breadth: CGFloat

    init(length: CGFloat, breadth: CGFloat) { (self.length, self.breadth) = (length, breadth) }

    init(of section: CompositionalSection, behind gap: CGFloat) {
      self.init(length: gap + section.length, breadth: section.breadth)
    }

    static let zero = Sum(length: 0, breadth: 0)

    static func + (a: Sum, b: Sum) -> Sum {
      Sum(length: a.length + b.length, breadth: max(a.breadth, b.breadth))
    }
  }

  init(_ sections: [CompositionalSection] = [], from origin: CGFloat = 0, spacing: CGFloat = 0) {
    self.origin = origin
    all = SumTree(
      sections.enumerated().map { Entry($0.element, behind: $0.offset > 0 ? spacing : 0) })
  }

  var indices: Range<Int> { 0..<all.count }
  /// Where the last one ends.
  var end: CGFloat { origin + all.summary.length }
  /// Of the broadest one, across the layout's axis.
  var breadth: CGFloat { all.summary.breadth }

  subscript(index: Int) -> CompositionalSection {
    let place = all.place(at: index)
    var section = place.element.section
    section.start = start(of: place)
    return section
  }

  private func start(of place: SumTree<Entry>.Place) -> CGFloat {
    origin + place.before.length + place.element.gap
  }

  /// Those that meet an interval.
  func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = all.first { origin + $0.length > start }?.index ?? all.count
    guard let last = all.first(where: { origin + $0.length >= end }) else {
      return first..<all.count
    }
    let isMet = self.start(of: last) < end
    return first..<max(first, isMet ? last.index + 1 : last.index)
  }

  mutating func update(_ index: Int, _ change: (inout CompositionalSection) -> Void) {
    all.update(at: index) { change(&$0.section) }
  }
}
