import CoreGraphics

/// A button whose menu has the items of a bar that have no room in it, and the views that stand for groups.
@MainActor
final class BarOverflow {
  typealias Rows = (middle: BarItemRow, side: BarItemRow)

  /// Nil as long as all had room.
  private(set) var button: BarButton?
  private var standIns: [ObjectIdentifier: UIView] = [:]
  private let looks: (UIBarButtonItem) -> UIBarButtonItemAppearance?
  /// Views of the program's own that have no room.
  private var putAway: [UIView] = []
  /// What its menu has: bars make other buttons when items change.
  private var left: [UIView] = []
  private var more: [UIMenuElement] = []

  init(_ looks: @escaping (UIBarButtonItem) -> UIBarButtonItemAppearance? = { _ in nil }) {
    self.looks = looks
  }

  /// What it has put into the bar.
  var views: [UIView] {
    var all = Array(standIns.values)
    if let button { all.append(button) }
    return all
  }

  /// The rows as far as they have room in `width`, with the button if there is something in its menu. Hides what
  /// is left out.
  func fit(
    _ contents: BarContents, in width: CGFloat, _ height: CGFloat, of bar: UIView
  ) -> Rows {
    var rest = BarItemFit(contents)
    while width.isFinite {
      let row = side(of: rest, contents, in: bar)
      if BarItemRow(rest.middle + row.entries).width(height) <= width { break }
      guard rest.makeRoom({ standIn(for: $0, $1, in: bar) }) else { break }
    }
    show(rest, of: contents, in: bar)
    return (BarItemRow(rest.middle), side(of: rest, contents, in: bar))
  }

  private func side(
    of fit: BarItemFit, _ contents: BarContents, in bar: UIView
  ) -> BarItemRow {
    guard !fit.left.isEmpty || !contents.more.isEmpty else { return BarItemRow(fit.side) }
    let entry = BarItemRow.Entry.view(button ?? makeButton(in: bar))
    return BarItemRow(contents.keepsEnd ? [entry] + fit.side : fit.side + [entry])
  }

  private func makeButton(in bar: UIView) -> BarButton {
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: UIMenu())
    item.accessibilityLabel = "More"
    let made = BarButton(item, nil)
    bar.addSubview(made)
    button = made
    return made
  }

  /// Without an action of its own, a tap opens a menu of the group.
  private func standIn(
    for group: UIBarButtonItemGroup, _ item: UIBarButtonItem, in bar: UIView
  ) -> UIView {
    if let made = standIns[ObjectIdentifier(group)] { return made }
    let made: UIView = item.customView ?? BarButton(item, looks(item))
    if let button = made as? BarButton, !item.hasAction, item.menu == nil {
      button.menu = UIMenu(children: group.menuElements(of: group.barButtonItems))
      button.showsMenuAsPrimaryAction = true
    }
    bar.addSubview(made)
    standIns[ObjectIdentifier(group)] = made
    return made
  }

  private func show(_ fit: BarItemFit, of contents: BarContents, in bar: UIView) {
    let all = contents.middle.entries + contents.side.entries
    let shown = Set((fit.middle + fit.side).compactMap(\.view).map(ObjectIdentifier.init))
    for view in all.compactMap(\.view) + Array(standIns.values) {
      show(view, shown.contains(ObjectIdentifier(view)), in: bar)
    }
    button?.isHidden = fit.left.isEmpty && contents.more.isEmpty
    for group in contents.groups {
      group.isShrunken = fit.shrunken.contains { $0 === group }
    }
    let gone = all.filter { entry in fit.left.contains { $0 === entry.item } }
    fillMenu(gone, contents)
  }

  private func show(_ view: UIView, _ isShown: Bool, in bar: UIView) {
    if let button = view as? BarButton { return button.isHidden = !isShown }
    if !isShown, view.superview === bar {
      view.removeFromSuperview()
      putAway.append(view)
    } else if isShown, let index = putAway.firstIndex(of: view) {
      putAway.remove(at: index)
      if view.superview == nil { bar.addSubview(view) }
    }
  }

  /// A new menu would ask for layout, in which this is called.
  private func fillMenu(_ gone: [BarItemRow.Entry], _ contents: BarContents) {
    let (views, items) = (gone.compactMap(\.view), gone.compactMap(\.item))
    let isSame = more.elementsEqual(contents.more) { $0 === $1 }
    guard let button, views != left || !isSame else { return }
    (left, more) = (views, contents.more)
    var (elements, seen) = ([UIMenuElement](), Set<ObjectIdentifier>())
    for item in items {
      guard let group = contents.groups.first(where: { $0 === item.group }) else {
        elements.append(item.menuElement)
        continue
      }
      if seen.insert(ObjectIdentifier(group)).inserted {
        elements.append(
          UIMenu(options: .displayInline, children: group.menuElements(of: items)))
      }
    }
    button.menu = UIMenu(children: elements + more)
  }
}

extension UIBarButtonItemGroup {
  /// Stand in a menu for those of the items that are its own.
  func menuElements(of items: [UIBarButtonItem]) -> [UIMenuElement] {
    if let menuRepresentation { return [menuRepresentation] }
    return barButtonItems.filter { item in
      !item.isHidden && !item.isSpace && items.contains { $0 === item }
    }.map(\.menuElement)
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
