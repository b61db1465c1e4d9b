public import Foundation

extension UITableView {
  /// How sections are told apart.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top.
    case plain
    /// Rows from edge to edge, in groups.
    case grouped
    /// Groups are cards.
    case insetGrouped
  }

  /// How a row, when scrolled to, lies in the table.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the top.
    case top
    /// From and to the bottom.
    case bottom
    case none
    /// From the middle, where they stay covered.
    case middle
    /// The table chooses: fading.
    case automatic = 100
  }

  /// From where the separators' inset counts.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  /// When rows that have become higher are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Stands for a length that the table finds out.
  public static let automaticDimension: CGFloat = -1
  /// In the list of index titles: a magnifying glass.
  public static let indexSearch = "{search}"
  /// Posted when the user has changed the selection.
  public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
