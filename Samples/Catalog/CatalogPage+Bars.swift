import UIKit

extension CatalogPage {
  static let bars = CatalogPage(title: "Bars") {
    [
      entry("UINavigationBar().items = [item]", navigationBar, height: 80),
      entry("UIToolbar().items = [share, .flexibleSpace(), add]", toolbar, height: 80),
      entry(
        "present(UINavigationController(…))", opener("Settings…") { SettingsPage.inNavigation() }),
      entry("present(UITabBarController())", opener("Music…") { MusicTabs() }),
      entry("UIAlertController(preferredStyle: .alert)", opener("Alert…") { question() }),
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

  /// A button that presents what `make` returns.
  private static func opener(
    _ title: String, _ make: @escaping @MainActor () -> UIViewController
  ) -> UIButton {
    let action = UIAction(title: title) { action in
      let button = action.sender as? UIButton
      button?.window?.rootViewController?.present(make(), animated: true)
    }
    return UIButton(configuration: .tinted(), primaryAction: action)
  }

  private static func question() -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete “Holidays”?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}
