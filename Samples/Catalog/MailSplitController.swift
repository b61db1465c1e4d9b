import UIKit

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
    boxes.addDoneButton()
    list.title = "Inbox"
    list.rows = (1...30).map { "Inbox \($0)" }
    setViewController(boxes, for: .primary)
    setViewController(list, for: .supplementary)
    setViewController(MailPage("No message"), for: .secondary)
  }
}

/// Rows of which one is chosen.
class MailList: TitleList {
  var onChoose: (String) -> Void = { _ in }

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
