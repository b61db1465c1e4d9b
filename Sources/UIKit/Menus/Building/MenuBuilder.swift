import Diagnostics
import FoundationAdditions

/// A tree of menus that is being changed. Menus are immutable, so a change makes those above it anew.
@MainActor
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  var root: UIMenu

  /// The menus of a system after `start` and the responders after it have changed them.
  static func build(_ system: UIMenuSystem, _ root: UIMenu, from start: UIResponder?) -> UIMenu {
    let builder = MenuBuilder(system: system, root: root)
    var chain = ResponderChain(from: start)
    while let responder = chain.next() { responder.buildMenu(with: builder) }
    return builder.root
  }

  init(system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    if root.identifier == identifier { return root }
    return root.descendants.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.descendants.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.descendants.lazy.compactMap { $0 as? UICommand }
      .first { $0.isFor(action, propertyList) }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    edit(replacedIdentifier, adding: replacementMenu) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier, adding: siblingMenu) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier, adding: siblingMenu) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    edit(parentIdentifier, adding: childMenu) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    edit(parentIdentifier, adding: childMenu) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { edit(removedIdentifier) { _ in [] } }
}

extension MenuBuilder {
  /// Puts what `change` makes of a menu in its place. The root stays a menu.
  func edit(
    _ identifier: UIMenu.Identifier, adding new: UIMenu? = nil,
    _ change: (UIMenu) -> [UIMenuElement]
  ) {
    guard menu(for: identifier) != nil else {
      return Log.application.write("there is no menu \(identifier.rawValue) to change")
    }
    if let new, new.identifier != identifier, menu(for: new.identifier) != nil {
      return Log.application.write("there is a menu \(new.identifier.rawValue) already; not added")
    }
    root = changed(root, identifier, change).lazy.compactMap { $0 as? UIMenu }.first ?? root
  }

  private func changed(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]
  ) -> [UIMenuElement] {
    if menu.identifier == identifier { return change(menu) }
    let children = menu.children.flatMap { child in
      (child as? UIMenu).map { changed($0, identifier, change) } ?? [child]
    }
    return [menu.replacingChildren(children)]
  }
}

extension UIMenu {
  /// All elements in it, each menu before those in it.
  var descendants: [UIMenuElement] {
    children.flatMap { child in [child] + ((child as? UIMenu)?.descendants ?? []) }
  }
}
