import UIKit

/// Rows with a title each.
class TitleList: UITableViewController {
  var rows: [String] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  var image: UIImage?
  var accessoryType = UITableViewCell.AccessoryType.none

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
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
    content.image = image
    cell.contentConfiguration = content
    cell.accessoryType = accessoryType
    return cell
  }
}

extension UIViewController {
  /// A button in the bar that dismisses what the page belongs to.
  func addDoneButton() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
