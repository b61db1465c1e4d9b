import UIKit

/// A page of settings, whose rows push further pages.
class SettingsPage: TitleList {
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
    accessoryType = .disclosureIndicator
    addDoneButton()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = SettingsPage(style: .insetGrouped)
    page.title = rows[indexPath.row]
    page.rows = (1...20).map { "\(rows[indexPath.row]) \($0)" }
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(page, animated: true)
  }
}
