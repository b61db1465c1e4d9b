public import Foundation

/// Asked and told when the user gives what a navigation item shows another name. Only the first method is
/// required.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// The user has ended; the item's title is this name. After Escape it is the former one.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// False keeps the user from it.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Answers what is to be edited, and which part of it is selected.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// False keeps the former name.
  func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Yes.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// The whole of the title.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Yes.
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}
