import Diagnostics
import FoundationAdditions

/// Elements of any kind beside or in menus, actions and commands that are there.
extension MenuBuilder {
  func insertElements(_ elements: [UIMenuElement], atStartOfMenu identifier: UIMenu.Identifier) {
    insert(elements, at: identifier) { [$0.replacingChildren(elements + $0.children)] }
  }

  func insertElements(_ elements: [UIMenuElement], atEndOfMenu identifier: UIMenu.Identifier) {
    insert(elements, at: identifier) { [$0.replacingChildren($0.children + elements)] }
  }

  func insertElements(_ elements: [UIMenuElement], beforeMenu identifier: UIMenu.Identifier) {
    insert(elements, at: identifier) { elements + [$0] }
  }

  func insertElements(_ elements: [UIMenuElement], afterMenu identifier: UIMenu.Identifier) {
    insert(elements, at: identifier) { [$0] + elements }
  }

  func insertElements(_ elements: [UIMenuElement], beforeAction identifier: UIAction.Identifier) {
    change(action: identifier) { elements + [$0] }
  }

  func insertElements(_ elements: [UIMenuElement], afterAction identifier: UIAction.Identifier) {
    change(action: identifier) { [$0] + elements }
  }

  func insertElements(
    _ elements: [UIMenuElement], beforeCommand action: Selector, propertyList: Any?
  ) {
    change(command: action, propertyList) { elements + [$0] }
  }

  func insertElements(
    _ elements: [UIMenuElement], afterCommand action: Selector, propertyList: Any?
  ) {
    change(command: action, propertyList) { [$0] + elements }
  }

  func replace(action identifier: UIAction.Identifier, with elements: [UIMenuElement]) {
    change(action: identifier) { _ in elements }
  }

  func replace(command action: Selector, propertyList: Any?, with elements: [UIMenuElement]) {
    change(command: action, propertyList) { _ in elements }
  }

  func remove(action identifier: UIAction.Identifier) { replace(action: identifier, with: []) }

  func remove(command action: Selector, propertyList: Any?) {
    replace(command: action, propertyList: propertyList, with: [])
  }

  private func insert(
    _ elements: [UIMenuElement], at identifier: UIMenu.Identifier,
    _ change: (UIMenu) -> [UIMenuElement]
  ) {
    for case let new as UIMenu in elements where menu(for: new.identifier) != nil {
      return Log.application.write(
        "there is a menu \(new.identifier.rawValue) already; nothing is added")
    }
    edit(identifier, change)
  }

  private func change(
    action identifier: UIAction.Identifier, _ change: (UIMenuElement) -> [UIMenuElement]
  ) {
    changeLeaves("action \(identifier.rawValue)", change) {
      ($0 as? UIAction)?.identifier == identifier
    }
  }

  private func change(
    command action: Selector, _ propertyList: Any?, _ change: (UIMenuElement) -> [UIMenuElement]
  ) {
    changeLeaves("command \(action)", change) {
      ($0 as? UICommand)?.isFor(action, propertyList) == true
    }
  }

  private func changeLeaves(
    _ name: String, _ change: (UIMenuElement) -> [UIMenuElement],
    where isWanted: (UIMenuElement) -> Bool
  ) {
    guard root.descendants.contains(where: isWanted) else {
      return Log.application.write("there is no \(name) to change")
    }
    root = changed(root, change, where: isWanted)
  }

  private func changed(
    _ menu: UIMenu, _ change: (UIMenuElement) -> [UIMenuElement],
    where isWanted: (UIMenuElement) -> Bool
  ) -> UIMenu {
    menu.replacingChildren(
      menu.children.flatMap { child -> [UIMenuElement] in
        if let inner = child as? UIMenu { return [changed(inner, change, where: isWanted)] }
        return isWanted(child) ? change(child) : [child]
      })
  }
}
