import Foundation

/// A list of tab bar items that the user orders. Subclasses say what becomes of the order.
class ItemOrderController: UITableViewController {
  private(set) var order: [UITabBarItem]

  init(_ items: [UITabBarItem]) {
    order = items
    super.init(style: .insetGrouped)
    title = "Edit"
  }

  required init?(coder: NSCoder) { nil }

  /// Called when the user is done.
  func finish() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    isEditing = true
    tableView.isEditing = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    order.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = cell.defaultContentConfiguration()
    (content.text, content.image) = (order[indexPath.row].title, order[indexPath.row].image)
    cell.contentConfiguration = content
    cell.showsReorderControl = true
    return cell
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
    order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}
