import Foundation

/// Lets the user order the tabs: the first ones are in the bar.
final class TabOrderController: TabListController {
  init(_ owner: UITabBarController) {
    super.init(owner, style: .insetGrouped, title: "Edit")
    tabs = owner.movableTabs
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    isEditing = true
    tableView.isEditing = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
  }

  private func finish() {
    owner?.endCustomizing(tabs)
    dismiss(animated: true)
  }

  override func show(_ item: UITabBarItem, in cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    (content.text, content.image) = (item.title, item.image)
    cell.contentConfiguration = content
    cell.showsReorderControl = true
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tabs.insert(tabs.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}
