import CoreGraphics
import Foundation

/// A header or a footer of a section.
enum TableMarginal: Hashable {
  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }

  var isFooter: Bool { if case .footer = self { true } else { false } }

  /// The same of another section.
  func of(_ section: Int) -> TableMarginal { isFooter ? .footer(section) : .header(section) }
}

/// What a table still has to do, or is doing.
struct TableFlags {
  /// Counts and cells are to be asked for.
  var needsReload = true
  /// Only lengths are.
  var needsExtents = false
  var isLayingOut = false
  var isAskingForCell = false
  /// Whether the delegate or the data source is asked for a length or a count.
  var isCounting = false
  /// Of those about views of headers and footers, which have been tried.
  var knowsViews: OptionalTableMethods = []
}

/// The classes that cells, headers and footers are made of.
struct TableRegistrations {
  var cells: [String: UITableViewCell.Type] = [:]
  var marginals: [String: UITableViewHeaderFooterView.Type] = [:]
  private(set) var cellNibs: [String: UINib] = [:]
  private(set) var marginalNibs: [String: UINib] = [:]
  /// The rows that a storyboard gives, for a table controller that doesn't say others.
  var staticRows: StaticRows?

  /// The later of a class and a nib counts.
  mutating func register(_ nib: UINib?, cell identifier: String) {
    cells[identifier] = nil
    cellNibs[identifier] = nib
  }

  mutating func register(_ nib: UINib?, marginal identifier: String) {
    marginals[identifier] = nil
    marginalNibs[identifier] = nib
  }
}

/// The rows that are selected, and where fingers and keys are.
struct TableSelection {
  var rows: Set<IndexPath> = []
  /// From which row a selection by keys with Shift is extended.
  var anchor: IndexPath?
  /// The row that has the focus, or had it last.
  var focused: IndexPath?
  /// Whether the focus moves by a key that extends the selection.
  var extendsToFocus = false
  /// The row under the finger.
  var touched: IndexPath?
  var touchStart = CGPoint.zero
  var isHighlighted = false
}
