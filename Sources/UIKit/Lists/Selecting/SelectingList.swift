import CoreGraphics
import Foundation

/// A table view or a collection view, as gestures and keys that select several items see it.
@MainActor
protocol SelectingList: UIScrollView {
  var selectedItemPaths: Set<IndexPath> { get }
  /// From which item a selection is extended.
  var selectionAnchor: IndexPath? { get set }
  var takesSeveral: Bool { get }
  func itemPath(at point: CGPoint) -> IndexPath?
  func itemPaths(in rect: CGRect) -> [IndexPath]
  func itemPaths(from first: IndexPath, through last: IndexPath) -> [IndexPath]
  func userSelects(_ path: IndexPath)
  func userDeselects(_ path: IndexPath)
  /// As a tap does.
  func choose(_ path: IndexPath)
  func selectionWasChanged()
  /// Asks the delegate whether selecting several items begins at one.
  func beginsMultipleSelection(at path: IndexPath) -> Bool
  func multipleSelectionDidBegin(at path: IndexPath)
  func multipleSelectionDidEnd()
}

extension SelectingList {
  /// Selects these items and no others, as the user.
  func changeSelection(to wanted: Set<IndexPath>) {
    let former = selectedItemPaths
    guard former != wanted else { return }
    for path in former.subtracting(wanted).sorted() { userDeselects(path) }
    for path in wanted.subtracting(former).sorted() { userSelects(path) }
    selectionWasChanged()
  }

  /// Selects the items between the anchor and this one, and no others.
  func extendSelection(to path: IndexPath) {
    guard takesSeveral else { return choose(path) }
    let anchor = selectionAnchor ?? path
    let paths = itemPaths(from: min(anchor, path), through: max(anchor, path))
    changeSelection(to: Set(paths))
    selectionAnchor = anchor
  }

  /// As a click with Shift or Control. False where several items can't be selected.
  func choose(_ path: IndexPath, with flags: UIKeyModifierFlags) -> Bool {
    guard !flags.isDisjoint(with: [.shift, .command, .control]) else { return false }
    let begins = !takesSeveral && beginsMultipleSelection(at: path)
    if begins { multipleSelectionDidBegin(at: path) }
    guard takesSeveral else { return false }
    flags.contains(.shift) ? extendSelection(to: path) : choose(path)
    if begins { multipleSelectionDidEnd() }
    return true
  }
}
