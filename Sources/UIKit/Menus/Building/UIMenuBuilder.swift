public import FoundationAdditions

/// Changes a menu system while it is built. Handed to `UIResponder.buildMenu(with:)`.
///
/// What names a menu that is not there, or adds one that is there already, is a line in the log and
/// changes nothing.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// What is built: `UIMenuSystem.main` or `.context`.
  var system: UIMenuSystem { get }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)

  func insertElements(_ elements: [UIMenuElement], atStartOfMenu identifier: UIMenu.Identifier)
  func insertElements(_ elements: [UIMenuElement], atEndOfMenu identifier: UIMenu.Identifier)
  func insertElements(_ elements: [UIMenuElement], beforeMenu identifier: UIMenu.Identifier)
  func insertElements(_ elements: [UIMenuElement], afterMenu identifier: UIMenu.Identifier)
  func insertElements(_ elements: [UIMenuElement], beforeAction identifier: UIAction.Identifier)
  func insertElements(_ elements: [UIMenuElement], afterAction identifier: UIAction.Identifier)
  func insertElements(
    _ elements: [UIMenuElement], beforeCommand action: Selector, propertyList: Any?)
  func insertElements(
    _ elements: [UIMenuElement], afterCommand action: Selector, propertyList: Any?)
  func replace(action identifier: UIAction.Identifier, with elements: [UIMenuElement])
  func replace(command action: Selector, propertyList: Any?, with elements: [UIMenuElement])
  func remove(action identifier: UIAction.Identifier)
  func remove(command action: Selector, propertyList: Any?)
}
