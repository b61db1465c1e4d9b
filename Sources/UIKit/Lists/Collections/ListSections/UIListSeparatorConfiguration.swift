import CoreGraphics
import Foundation

/// How the lines between the rows of a list look.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Stands for insets that follow the text of the row.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// At the upper edge; automatic is hidden.
  public var topSeparatorVisibility = Visibility.automatic
  /// At the lower edge; automatic is as the list has it.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Of the line at the upper edge.
  public var topSeparatorInsets = automaticInsets
  /// Of the line at the lower edge.
  public var bottomSeparatorInsets = automaticInsets
  /// Of the lines.
  public var color = UIColor.separator
  /// Kept: selected rows have no lines.
  public var multipleSelectionColor = UIColor.separator

  /// The lines that an appearance has.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    if listAppearance == .sidebar || listAppearance == .sidebarPlain {
      bottomSeparatorVisibility = .hidden
    }
  }

  /// With the list's own choice where none was made.
  func resolved(showsBottom: Bool) -> UIListSeparatorConfiguration {
    var resolved = self
    if topSeparatorVisibility == .automatic { resolved.topSeparatorVisibility = .hidden }
    if bottomSeparatorVisibility == .automatic {
      resolved.bottomSeparatorVisibility = showsBottom ? .visible : .hidden
    }
    return resolved
  }
}
