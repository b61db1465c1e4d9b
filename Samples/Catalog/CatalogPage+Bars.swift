import UIKit

extension CatalogPage {
  static let bars = CatalogPage(title: "Bars") {
    [
      entry("UINavigationBar().items = [item]", navigationBar, height: 80),
      entry("UIToolbar().items = [share, .flexibleSpace(), add]", toolbar, height: 80),
      entry(
        "present(UINavigationController(…))",
        opener("Settings…") { _ in SettingsPage.inNavigation() }),
      entry("present(UITabBarController())", opener("Music…") { _ in MusicTabs() }),
      entry("UIAlertController(preferredStyle: .alert)", opener("Alert…") { _ in question() }),
    ]
  }

  private static var navigationBar: UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 54))
    let item = UINavigationItem(title: "Inbox")
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
    bar.items = [item]
    return bar
  }

  private static var toolbar: UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
    ]
    return bar
  }

  private static func question() -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete “Holidays”?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}
