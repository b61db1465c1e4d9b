import Foundation

/// A table of tabs. Subclasses say how a tab looks.
class TabListController: UITableViewController {
  weak var owner: UITabBarController?
  var tabs: [UITab] = []

  init(_ owner: UITabBarController, style: UITableView.Style, title: String) {
    self.owner = owner
    super.init(style: style)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem, in cell: UITableViewCell) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
    show(tabs[indexPath.row].barItem, in: cell)
    return cell
  }
}
