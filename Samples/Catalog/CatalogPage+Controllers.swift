import UIKit

extension CatalogPage {
  static let controllers = CatalogPage(title: "Controllers") {
    [
      entry(
        "UISplitViewController(style: .tripleColumn)",
        opener("Mail…") { MailSplitController(style: .tripleColumn) }),
      entry(
        "UIPageViewController(transitionStyle: .scroll, …)",
        opener("Pages…") { PagesController.scrolling }),
      entry(
        "UIPageViewController(transitionStyle: .pageCurl, …)",
        opener("Book…") { PagesController.book }),
      entry("UIMenuSystem.main, by Alt or F10", barButton),
      entry("UIMenu, longer than the window", longMenu),
    ]
  }

  /// A button that presents what `make` returns over the whole window.
  private static func opener(
    _ title: String, _ make: @escaping @MainActor () -> UIViewController
  ) -> UIButton {
    let action = UIAction(title: title) { action in
      let (button, controller) = (action.sender as? UIButton, make())
      controller.modalPresentationStyle = .fullScreen
      button?.window?.rootViewController?.present(controller, animated: true)
    }
    return UIButton(configuration: .tinted(), primaryAction: action)
  }

  private static var barButton: UIButton {
    let action = UIAction(title: "Menu bar") { _ in
      let system = UIMenuSystem.main
      system.barVisibility = system.barVisibility == .always ? .automatic : .always
    }
    return UIButton(configuration: .tinted(), primaryAction: action)
  }

  private static var longMenu: UIButton {
    let button = UIButton(configuration: .tinted())
    button.setTitle("Choose…", for: .normal)
    let regions = ["Africa", "America", "Asia", "Europe", "Oceania"].map { region in
      UIMenu(
        title: region, children: (1...30).map { UIAction(title: "\(region) \($0)") { _ in } })
    }
    let days = (1...31).map { UIAction(title: "Day \($0)") { _ in } }
    button.menu = UIMenu(children: regions + [UIMenu(options: .displayInline, children: days)])
    button.showsMenuAsPrimaryAction = true
    return button
  }
}

/// Mailboxes, messages, and the one that is chosen.
class MailSplitController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (boxes, list) = (MailList(), MailList())
    boxes.title = "Mailboxes"
    boxes.rows = ["Inbox", "Drafts", "Sent", "Junk", "Bin"]
    boxes.onChoose = { [weak self] box in
      list.title = box
      list.rows = (1...30).map { "\(box) \($0)" }
      self?.show(.supplementary)
    }
    list.onChoose = { [weak self] message in
      self?.showDetailViewController(MailPage(message), sender: nil)
    }
    boxes.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    list.title = "Inbox"
    list.rows = (1...30).map { "Inbox \($0)" }
    setViewController(boxes, for: .primary)
    setViewController(list, for: .supplementary)
    setViewController(MailPage("No message"), for: .secondary)
  }
}

/// Rows of which one is chosen.
class MailList: UITableViewController {
  var onChoose: (String) -> Void = { _ in }
  var rows: [String] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

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
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose(rows[indexPath.row])
  }
}

/// One message.
class MailPage: UIViewController {
  private let message: String

  init(_ message: String) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = message
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = message
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
