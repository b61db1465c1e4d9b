extension UIViewController {
  /// The nearest one that it is in.
  public var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UITabBarController }.first
  }

  /// The tab of a tab bar controller that shows it, or the controller around it.
  public var tab: UITab? { rareData?.bars?.tab ?? parent?.tab }

  /// What was set, else that of a navigation controller's root, else one with the controller's title.
  var currentTabBarItem: UITabBarItem {
    if let own = rareData?.bars?.tabItem { return own }
    if title == nil, let root = (self as? UINavigationController)?.stack.first {
      return root.currentTabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    ensureBars.tabItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    ensureBars.tabItem = item
    tabBarController?.itemDidChange(of: self)
  }
}
