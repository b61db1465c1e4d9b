import Foundation

/// Lists the tabs that the bar has no room for.
final class MoreListController: TabListController {
  init(_ owner: UITabBarController) { super.init(owner, style: .plain, title: "More") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
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

  override func show(_ item: UITabBarItem, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.image) = (item.title, item.image)
    content.secondaryText = item.badgeValue
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    owner?.chooseInMore(tabs[indexPath.row])
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
