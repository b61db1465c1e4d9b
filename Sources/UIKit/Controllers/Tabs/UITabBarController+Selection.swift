import Foundation

extension UITabBarController {
  /// The user has tapped an item.
  func choose(_ item: UITabBarItem) {
    if let tab = model.first(where: { $0.barItem === item }) { return choose(tab) }
    if moreIsMade, item === moreNavigationController.tabBarItem { chooseMore() }
  }

  /// Programs are asked and told. A tap on the selected tab goes back to where it begins, or comes back to it.
  func choose(_ tab: UITab) {
    guard tab.isEnabled else { return }
    if state.isOfTabs {
      guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    } else if let controller = tab.loaded {
      guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    }
    let top = outermost(of: tab)
    if top === state.current, tab.shownTab === selectedTab, !state.isInMore, !tab.isLeft {
      state.shown?.goBackToStart()
    } else {
      select(tab)
      activateSearch(of: tab)
    }
    if !state.isOfTabs, let controller = tab.loaded {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }

  private func chooseMore() {
    let more = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
    if state.isInMore {
      more.goBackToStart()
    } else {
      selectMore()
    }
    delegate?.tabBarController(self, didSelect: more)
  }

  /// With the groups around it. One that the user has gone back from is put on its stack again.
  func select(_ tab: UITab) {
    let previous = selectedTab
    if tab.isLeft { tab.managingTabGroup?.placed = nil }
    var inner = tab
    while let group = inner.parent {
      if group.selectedChild !== inner { group.selectedChild = inner }
      inner = group
    }
    guard model.contains(inner) else { return }
    state.current = inner
    placeSelection(asked: true)
    showSelection()
    update()
    if state.isOfTabs, previous !== selectedTab, let selectedTab {
      delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous)
    }
  }

  func select(_ controller: UIViewController?) {
    guard let controller else { return }
    if isMore(controller) { return selectMore() }
    guard let tab = model.first(where: { $0.loaded === controller }) else {
      preconditionFailure(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
    }
    select(tab)
  }

  func selectionDidChange(in group: UITabGroup) {
    guard state.current === outermost(of: group) else { return }
    showSelection()
    update()
  }

  private func outermost(of tab: UITab) -> UITab {
    var tab = tab
    while let group = tab.parent { tab = group }
    return tab
  }

  /// The More controller stands for its list.
  var selectedController: UIViewController? {
    guard let current = state.current else {
      return state.isInMore ? moreNavigationController : nil
    }
    return state.isInMore ? current.loaded : state.shown ?? controller(of: current)
  }

  private func activateSearch(of tab: UITab) {
    guard let search = tab as? UISearchTab, search.automaticallyActivatesSearch else { return }
    let page = (tab.loaded as? UINavigationController)?.topViewController ?? tab.loaded
    page?.navigationItem.searchController?.isActive = true
  }
}

extension UIViewController {
  /// To the root of a stack, else to the top of what scrolls.
  func goBackToStart() {
    let navigation = self as? UINavigationController
    if let navigation, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
      return
    }
    let scroller = (navigation?.topViewController ?? self).barScrollView
    if let scroller, scroller.scrollsToTop { scroller.perform(.end(.up)) }
  }
}
