import CoreGraphics

/// A button whose menu has the items of a bar that have no room in it.
@MainActor
final class BarOverflow {
  /// Nil as long as all had room.
  private(set) var button: BarButton?
  /// What its menu has: bars make other buttons when items change.
  private var left: [BarButton] = []
  private var more: UIMenuElement?

  /// The row as far as it has room in `width`, and the button; those at the end, or else at the start, stay
  /// longest. Hides what is left out. With `more`, which is last in the menu, the button shows always.
  func fit(
    _ row: BarItemRow, in width: CGFloat, _ height: CGFloat, keepsEnd: Bool,
    more: UIMenuElement? = nil, of bar: UIView
  ) -> BarItemRow {
    for view in row.views { (view as? BarButton)?.isHidden = false }
    guard row.width(height) > width || more != nil, width.isFinite else {
      button?.isHidden = true
      return row
    }
    let button = self.button ?? makeButton(in: bar)
    var (kept, left) = (row.entries, [BarButton]())
    while Self.with(button, kept, keepsEnd).width(height) > width,
      let index = next(in: kept, keepsEnd)
    {
      if case .view(let view as BarButton) = kept.remove(at: index) { left.append(view) }
    }
    guard !left.isEmpty || more != nil else {
      button.isHidden = true
      return row
    }
    for view in left { view.isHidden = true }
    button.isHidden = false
    show(keepsEnd ? left : left.reversed(), more, in: button)
    return Self.with(button, kept, keepsEnd)
  }

  /// A new menu would ask for layout, in which this is called.
  private func show(_ left: [BarButton], _ more: UIMenuElement?, in button: BarButton) {
    guard left != self.left || more !== self.more else { return }
    (self.left, self.more) = (left, more)
    button.menu = UIMenu(children: left.map(\.item.menuElement) + (more.map { [$0] } ?? []))
  }

  private func makeButton(in bar: UIView) -> BarButton {
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: UIMenu())
    item.accessibilityLabel = "More"
    let made = BarButton(item, nil)
    bar.addSubview(made)
    button = made
    return made
  }

  private static func with(
    _ button: BarButton, _ entries: [BarItemRow.Entry], _ keepsEnd: Bool
  ) -> BarItemRow {
    BarItemRow(keepsEnd ? [.view(button)] + entries : entries + [.view(button)])
  }

  /// The next one to be left out: views of the program's own stay.
  private func next(in entries: [BarItemRow.Entry], _ keepsEnd: Bool) -> Int? {
    let isButton: (BarItemRow.Entry) -> Bool = { entry in
      guard case .view(let view as BarButton) = entry else { return false }
      return view.accessibilityIdentifier != "BackButton"
    }
    return keepsEnd ? entries.firstIndex(where: isButton) : entries.lastIndex(where: isButton)
  }
}

extension UIBarButtonItem {
  /// Stands for the item in the menu of those that have no room.
  fileprivate var menuElement: UIMenuElement {
    if let menuRepresentation { return menuRepresentation }
    let title = shownTitle ?? accessibilityLabel ?? systemItem?.label ?? ""
    if let menu, !hasAction {
      return UIMenu(title: title, image: shownImage, children: menu.children)
    }
    let attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
    return UIAction(title: title, image: shownImage, attributes: attributes) { [weak self] _ in
      self?.perform(from: nil, event: nil)
    }
  }
}
