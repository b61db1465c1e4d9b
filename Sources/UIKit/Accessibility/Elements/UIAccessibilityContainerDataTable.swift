public import Foundation

/// A table of rows and columns. Its `accessibilityContainerType` is `dataTable`, and its cells are among the elements
/// in it.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell at a place; nil where there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// Also those that are not shown.
  func accessibilityRowCount() -> Int
  /// Also those that are not shown.
  func accessibilityColumnCount() -> Int
  /// What a row is called by; nil by default.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// What a column is called by; nil by default.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// Nil.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }

  /// Nil.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of a table of rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows that it covers.
  func accessibilityRowRange() -> NSRange
  /// The columns that it covers.
  func accessibilityColumnRange() -> NSRange
}
