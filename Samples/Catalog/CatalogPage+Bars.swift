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

/// A page of settings, whose rows push further pages.
class SettingsPage: UITableViewController {
  private var rows: [String] = []

  static func inNavigation() -> UINavigationController {
    let page = SettingsPage(style: .insetGrouped)
    page.rows = ["General", "Display", "Sound", "Network", "Privacy"]
    page.title = "Settings"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = SettingsPage(style: .insetGrouped)
    page.title = rows[indexPath.row]
    page.rows = (1...20).map { "\(rows[indexPath.row]) \($0)" }
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(page, animated: true)
  }
}
