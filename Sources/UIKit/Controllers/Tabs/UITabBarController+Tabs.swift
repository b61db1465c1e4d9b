import Foundation

extension UITabBarController {
  func replaceControllers(_ controllers: [UIViewController], animated: Bool) {
    precondition(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "All view controllers in a tab bar controller must be distinct (\(controllers))")
    let (selected, old) = (state.current, model)
    returnLent()
    let tabs = controllers.map { controller in
      old.first { $0.isImplicit && $0.loaded === controller } ?? UITab(controller)
    }
    state.isOfTabs = false
    replace(tabs, selected, animated)
  }

  func replaceTabs(_ tabs: [UITab], animated: Bool) {
    let names = tabs.flatMap(\.all).map(\.identifier)
    precondition(
      Set(names).count == names.count, "All tabs must have identifiers of their own (\(names))")
    let selected = state.current
    returnLent()
    state.isOfTabs = true
    replace(ordered(tabs), selected, animated)
  }

  private func replace(_ tabs: [UITab], _ selected: UITab?, _ animated: Bool) {
    let index = model.firstIndex { $0 === selected }
    for tab in model where !tabs.contains(tab) { tab.owner = nil }
    model = tabs
    for tab in tabs { tab.owner = self }
    adoptControllers()
    if let selected {
      let other = index.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil } ?? tabs.first
      (state.current, state.isInMore) = (tabs.contains(selected) ? selected : other, false)
    } else if !state.isInMore {
      state.current = tabs.first { !$0.isHidden }
    }
    tabsDidChange(animated: animated)
  }

  /// Those whose views are not in the More list.
  func adoptControllers() {
    let pages = moreIsMade ? moreNavigationController.viewControllers : []
    for case let controller? in model.filter(\.isByItself).map(\.loaded)
    where controller.parent !== self && !pages.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Loads a tab's controller, and that of a group around it.
  func controller(of tab: UITab) -> UIViewController? {
    let leaf = tab.shownTab
    guard let own = leaf.load() else { return nil }
    guard let group = leaf.managingTabGroup ?? (leaf as? UITabGroup),
      let navigation = group.managingNavigationController
    else {
      adopt(shown: own)
      return own
    }
    if navigation.viewControllers.isEmpty || group.placed !== leaf {
      let pages = pages(of: leaf, own, in: group)
      if !navigation.viewControllers.starts(with: pages) {
        navigation.setViewControllers(pages, animated: false)
      }
    }
    group.placed = leaf
    adopt(shown: navigation)
    return navigation
  }

  /// The group's and the tab's own, unless the delegate has others.
  private func pages(
    of tab: UITab, _ own: UIViewController, in group: UITabGroup
  ) -> [UIViewController] {
    let stack = [group.load(), own].compactMap { $0 }
    let proposed = stack.first === stack.last ? Array(stack.prefix(1)) : stack
    return delegate?.tabBarController(
      self, displayedViewControllersFor: tab, proposedViewControllers: proposed) ?? proposed
  }

  private func adopt(shown controller: UIViewController) {
    guard controller.parent == nil else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  // MARK: What the bar shows

  private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Those that are in the bar or in the More list.
  var barTabs: [UITab] {
    let tabs = model.filter(\.isInBar)
    guard isCompact, let names = compactTabIdentifiers, state.isOfTabs else { return tabs }
    return names.compactMap { name in tabs.first { $0.identifier == name } }
  }

  /// The tab that stands apart.
  private var separateTab: UITab? {
    barTabs.last { $0 is UISearchTab || $0.preferredPlacement == .pinned }
  }

  private var plateTabs: [UITab] {
    let separate = separateTab
    return barTabs.filter { $0 !== separate }
  }

  /// Those that the bar has no room for.
  var overflow: [UITab] {
    let tabs = plateTabs
    let room = state.capacity - (separateTab == nil ? 0 : 1)
    return tabs.count > room ? Array(tabs.dropFirst(room - 1)) : []
  }

  func showsInBar(_ tab: UITab) -> Bool {
    barTabs.contains(tab) && !overflow.contains(tab) && !showsSidebar
  }

  func showItems(animated: Bool = false) {
    let rest = overflow
    var items = plateTabs.filter { !rest.contains($0) }.map(\.barItem)
    if !rest.isEmpty { items.append(moreNavigationController.tabBarItem) }
    let separate = separateTab
    if let separate { items.append(separate.barItem) }
    tabBar.separateItem = separate?.barItem
    tabBar.replaceItems(items, animated: animated)
    placeSelection()
    showSelection()
  }

  func showSelection() {
    tabBar.select(state.isInMore ? moreNavigationController.tabBarItem : state.current?.barItem)
    state.sidebarView?.showSelection()
  }

  func tabDidChange(_ tab: UITab) {
    if state.current?.isHidden == true { state.current = barTabs.first }
    tabsDidChange()
  }

  func tabsDidChange(animated: Bool = false) {
    showItems(animated: animated)
    state.sidebarView?.reload()
    update()
  }

  /// An item of a controller was set anew.
  func itemDidChange(of controller: UIViewController) {
    let former = model
    guard !state.isOfTabs, former.contains(where: { $0.barItem !== $0.loaded?.tabBarItem }) else {
      return
    }
    model = former.compactMap { $0.loaded.map { UITab($0) } }
    for tab in model { tab.owner = self }
    // What is selected, and what is above the More list, stays there.
    let successor = { [model] (tab: UITab?) in
      former.firstIndex { $0 === tab }.map { model[$0] }
    }
    (state.current, state.tabInMore) = (successor(state.current), successor(state.tabInMore))
    tabsDidChange()
  }
}
