import CoreGraphics
import Foundation

/// The rows of a document browser: what it can do, and the files used last.
final class DocumentBrowserList: UITableViewController {
  enum Row: Hashable {
    case create(String), open
    case file(URL)
  }

  var onChoose: @MainActor (Row) -> Void = { _ in }
  var showsExtensions = true
  private(set) var rows: [[Row]] = [[], []]

  init() {
    super.init(style: .insetGrouped)
    title = "Documents"
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func show(_ actions: [Row], _ files: [URL]) {
    rows = [actions, files.map { Row.file($0) }]
    if isViewLoaded { tableView.reloadData() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    section == 1 && !rows[1].isEmpty ? "Recents" : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentConfiguration = content(rows[indexPath.section][indexPath.row], cell)
    return cell
  }

  private func content(_ row: Row, _ cell: UITableViewCell) -> UIListContentConfiguration {
    var content = cell.defaultContentConfiguration()
    switch row {
    case .create(let title):
      (content.text, content.image) = (title, UIImage(systemName: "doc.badge.plus"))
    case .open: (content.text, content.image) = ("Open…", UIImage(systemName: "folder"))
    case .file(let url):
      let name = showsExtensions ? url : url.deletingPathExtension()
      content.text = name.lastPathComponent
      content.secondaryText = url.deletingLastPathComponent().path
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: "doc.text")
    }
    return content
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose(rows[indexPath.section][indexPath.row])
  }
}
