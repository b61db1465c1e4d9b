import Foundation

extension UINavigationBar {
  /// None where the item hides it or has left items in its place.
  func backButton(to below: UINavigationItem, from item: UINavigationItem) -> BarButton? {
    guard !item.hidesBackButton else { return nil }
    guard item.leadingItems.isEmpty || item.leftItemsSupplementBackButton else { return nil }
    let back = UIBarButtonItem()
    back.image = below.backBarButtonItem?.image ?? indicator(item)
    back.title = below.backTitle
    if let tint = below.backBarButtonItem?.tintColor { back.tintColor = tint }
    back.accessibilityLabel = below.backBarButtonItem?.accessibilityLabel ?? below.spokenBackTitle
    back.accessibilityIdentifier = "BackButton"
    back.primaryAction = UIAction { [weak self] _ in self?.goBack() }
    back.menu = backMenu(from: item)
    if let own = below.backBarButtonItem {
      back.looks = own.looks
      offer(back, to: own)
    }
    back.host = self
    return BarButton(back, look(for: item).backButtonAppearance, isBack: true)
  }

  /// As on iOS the program's item gets the menu: a subclass whose setter does nothing wants none.
  private func offer(_ back: UIBarButtonItem, to own: UIBarButtonItem) {
    guard own.host == nil else { return }
    own.menu = back.menu
    back.menu = own.menu
  }

  private func indicator(_ item: UINavigationItem) -> UIImage? {
    backIndicatorImage ?? look(for: item).backIndicatorImage
      ?? UIImage(systemName: "chevron.backward")
  }

  /// The items below, the nearest first.
  private func backMenu(from item: UINavigationItem) -> UIMenu {
    let below = stack.prefix { $0 !== item }.reversed()
    return UIMenu(
      children: below.map { target in
        UIAction(title: target.spokenBackTitle) { [weak self, weak target] _ in
          target.map { self?.goBack(to: $0) }
        }
      })
  }

  /// As the back button does.
  func goBack() {
    guard let item = topItem, backItem != nil else { return }
    if let action = item.backAction { return action.perform(from: self) }
    goBack(to: stack[stack.count - 2])
  }

  private func goBack(to target: UINavigationItem) {
    guard let item = topItem, item !== target, stack.contains(where: { $0 === target }) else {
      return
    }
    guard let navigation else {
      while topItem !== target, pop(animated: true) != nil {}
      return
    }
    let delegate = self.delegate ?? navigation as? any UINavigationBarDelegate
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    navigation.pop(to: target)
  }
}

extension UINavigationItem {
  /// The text beside the arrow: what the program has set. The title alone is only spoken. As on iOS, the display mode
  /// does not count for an item of the program's own.
  fileprivate var backTitle: String? {
    if let own = backBarButtonItem?.title { return own }
    return backButtonDisplayMode == .default ? backButtonTitle : nil
  }

  fileprivate var spokenBackTitle: String {
    let said = backBarButtonItem?.title ?? backButtonTitle ?? title ?? ""
    return said.isEmpty ? "Back" : said
  }
}
