extension UIViewController {
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
