import Foundation

/// Lists the tabs that the bar has no room for.
final class MoreListController: UITableViewController {
  private weak var owner: UITabBarController?
  private var tabs: [UITab] = []

  init(_ owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
    reload()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    owner?.moreListDidAppear()
  }

  func reload() {
    guard isViewLoaded, let owner else { return }
    tabs = owner.overflow
    tableView.reloadData()
    let edit = UIAction(title: "Edit") { [weak owner] _ in owner?.beginCustomizing() }
    navigationItem.rightBarButtonItem =
      owner.canCustomize ? UIBarButtonItem(primaryAction: edit) : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
    let item = tabs[indexPath.row].barItem
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.image) = (item.title, item.image)
    content.secondaryText = item.badgeValue
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    owner?.chooseInMore(tabs[indexPath.row])
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
