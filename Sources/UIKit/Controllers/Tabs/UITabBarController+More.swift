import Foundation

// What the bar has no room for is shown by a navigation controller, whose root lists it. Pages of a tab's own
// navigation controller are lent to it, as on iOS.

extension UITabBarController {
  func makeMoreController() -> UINavigationController {
    let list = MoreListController(self)
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    state.more = navigation
    return navigation
  }

  var moreIsMade: Bool { state.more != nil }
  func isMore(_ controller: UIViewController) -> Bool { controller === state.more }

  var adoptedMore: UINavigationController {
    let more = moreNavigationController
    if more.parent == nil {
      addChild(more)
      more.didMove(toParent: self)
    }
    return more
  }

  /// A selected tab that has no room in the bar shows in the More controller, and the other way round. If the
  /// program `asked` for it, a page of another tab makes way.
  func placeSelection(asked: Bool = false) {
    let rest = overflow
    reloadMoreList()
    if rest.isEmpty {
      if state.isInMore { state.current = state.current ?? barTabs.first }
      state.isInMore = false
    } else if let current = state.current {
      let isOver = rest.contains { $0 === current }
      if isOver, !state.isInMore || asked { showInMore(current, animated: false) }
      state.isInMore = isOver
    }
    emptyMore(ofOthersThan: rest)
  }

  /// Pages of a tab that the list does not have go back to it.
  private func emptyMore(ofOthersThan rest: [UITab]) {
    if let shown = state.tabInMore, !rest.contains(shown) { emptyMore() }
  }

  private func showsInMore(_ controller: UIViewController) -> Bool {
    state.lent?.navigation === controller
      || state.more?.viewControllers.contains(controller) == true
  }

  /// Only the list is left.
  private func emptyMore() {
    returnLent()
    if let list = state.more?.viewControllers.first {
      state.more?.setViewControllers([list], animated: false)
    }
    state.tabInMore = nil
    adoptControllers()
  }

  func selectMore() {
    (state.current, state.isInMore) = (nil, true)
    if let more = state.more, more.viewControllers.count > 1 { noteShownInMore() }
    showSelection()
    update()
  }

  /// The list and the pages of a tab above it.
  func showInMore(_ tab: UITab, animated: Bool) {
    let more = moreNavigationController
    guard let controller = tab.load(), let list = more.viewControllers.first else { return }
    if showsInMore(controller) { return }
    returnLent()
    var pages = [controller]
    if let navigation = controller as? UINavigationController {
      pages = navigation.viewControllers
      navigation.setViewControllers([], animated: false)
      state.lent = (navigation, pages)
    }
    state.tabInMore = tab
    more.setViewControllers([list] + pages, animated: animated)
  }

  /// The user has chosen a row of the list.
  func chooseInMore(_ tab: UITab) {
    let controller = tab.load()
    if state.isOfTabs {
      guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    } else if let controller {
      guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    }
    (state.current, state.isInMore) = (tab, true)
    showInMore(tab, animated: true)
    if state.isOfTabs {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: nil)
    } else if let controller {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }

  /// The tab whose pages are above the list is selected with the More controller.
  private func noteShownInMore() {
    state.current = overflow.first { $0.loaded.map(showsInMore) == true }
  }

  /// The list shows again: pages go back to where they belong.
  func moreListDidAppear() {
    returnLent()
    state.tabInMore = nil
    if state.isInMore { state.current = nil }
    adoptControllers()
  }

  /// With what was pushed onto them meanwhile.
  func returnLent() {
    guard let lent = state.lent else { return }
    state.lent = nil
    let shown = state.more?.viewControllers ?? []
    if let list = shown.first, shown.count > 1 {
      state.more?.setViewControllers([list], animated: false)
    }
    let pages = shown.count > 1 ? Array(shown.dropFirst()) : lent.pages
    lent.navigation.setViewControllers(pages, animated: false)
    adoptControllers()
  }

  private func reloadMoreList() {
    (state.more?.viewControllers.first as? MoreListController)?.reload()
  }

  // MARK: The user's order

  var canCustomize: Bool {
    if state.isOfTabs { return customizationIdentifier != nil }
    return customizableViewControllers?.isEmpty != true
  }

  /// Those that the user may move, in their order.
  var movableTabs: [UITab] {
    if state.isOfTabs { return model.filter { $0.preferredPlacement != .fixed && $0.isInBar } }
    guard let allowed = customizableViewControllers else { return model }
    return model.filter { tab in allowed.contains { $0 === tab.loaded } }
  }

  func beginCustomizing() {
    let order = TabOrderController(self)
    delegate?.tabBarController(self, willBeginCustomizing: movableTabs.compactMap(\.loaded))
    present(UINavigationController(rootViewController: order), animated: true)
  }

  /// Movable tabs take each other's places; the others stay. What the program has set since the user began comes last.
  func endCustomizing(_ order: [UITab]) {
    let old = movableTabs
    let known = order.filter(old.contains)
    let new = known + old.filter { !known.contains($0) }
    let changed = new != old
    delegate?.tabBarController(
      self, willEndCustomizing: new.compactMap(\.loaded), changed: changed)
    if changed {
      var rest = new[...]
      returnLent()
      model = model.map { tab in old.contains(tab) ? rest.popFirst() ?? tab : tab }
      storeOrder()
      tabsDidChange()
    }
    delegate?.tabBarController(self, didEndCustomizing: new.compactMap(\.loaded), changed: changed)
  }

  private var orderKey: String? { customizationIdentifier.map { "UITabBarController.order.\($0)" } }

  private func storeOrder() {
    guard let orderKey, state.isOfTabs else { return }
    UserDefaults.standard.set(model.map(\.identifier), forKey: orderKey)
  }

  func restoreOrder() {
    guard state.isOfTabs else { return }
    model = ordered(model)
    tabsDidChange()
  }

  /// As the user has ordered them; new ones come last.
  func ordered(_ tabs: [UITab]) -> [UITab] {
    guard let orderKey, let names = UserDefaults.standard.stringArray(forKey: orderKey) else {
      return tabs
    }
    var rest = tabs
    let known = names.compactMap { name in
      rest.firstIndex { $0.identifier == name }.map { rest.remove(at: $0) }
    }
    return known + rest
  }
}
