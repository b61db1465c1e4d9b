extension UIButton {
  /// Whether a press opens a menu, of which the button shows the element that is on.
  var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

  /// In a pop-up button one element is always on, the first at first.
  func showSelectedElement() {
    guard isPopUp, let menu else { return updateLook() }
    guard let selected = menu.selectedElements.first ?? menu.firstLeaf else { return }
    menu.turnOnOnly(selected)
    setTitle(selected.title, for: .normal)
    setImage(selected.image, for: .normal)
  }

  func selectElement(_ element: UIMenuElement) {
    guard isPopUp else { return }
    menu?.turnOnOnly(element)
    showSelectedElement()
  }
}

extension UIMenu {
  /// Of the menu itself and of its inline sections.
  private var leaves: [UIMenuElement] {
    children.flatMap { element in
      guard let section = element as? UIMenu else { return [element] }
      return section.options.contains(.displayInline) ? section.leaves : []
    }
  }

  fileprivate var firstLeaf: UIMenuElement? { leaves.first }

  fileprivate func turnOnOnly(_ chosen: UIMenuElement) {
    for case let leaf as any UIMenuLeaf in leaves {
      leaf.state = leaf as AnyObject === chosen ? .on : .off
    }
  }
}
