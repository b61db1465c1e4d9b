import CoreGraphics
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// The rows of a document browser: what it can do, folders, and the files used last.
final class DocumentBrowserList: UITableViewController {
  enum Row: Hashable {
    case create(String), open
    case folder(URL), file(URL)
  }

  var onChoose: @MainActor (Row) -> Void = { _ in }
  /// What a document's row offers to the secondary button and to a finger that rests.
  var menu: @MainActor (URL) -> UIMenu? = { _ in nil }
  var showsExtensions = true
  private(set) var rows: [[Row]] = [[], [], []]
  private let thumbnails = FileThumbnails()

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

  func show(_ actions: [Row], _ folders: [URL], _ files: [URL]) {
    rows = [actions, folders.map { Row.folder($0) }, files.map { Row.file($0) }]
    if isViewLoaded { tableView.reloadData() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    if section == 0 || rows[section].isEmpty { return nil }
    return section == 1 ? "Folders" : "Recents"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = rows[indexPath.section][indexPath.row]
    cell.contentConfiguration = content(row, cell)
    if case .folder = row {
      cell.accessoryType = .disclosureIndicator
    } else {
      cell.accessoryType = .none
    }
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
      let type = UTType(filenameExtension: url.pathExtension) ?? .data
      content.show(picture(of: url), symbol: FileEntry.symbol(of: type))
    case .folder(let url):
      content.text = url.lastPathComponent
      content.image = UIImage(systemName: "folder.fill")
    }
    return content
  }

  /// Shows the row anew once there is one.
  private func picture(of url: URL) -> UIImage? {
    guard let date = FileIdentity(at: url)?.modificationDate else { return nil }
    return thumbnails.image(of: url, changed: date) { [weak self] in
      guard let self, let row = rows[2].firstIndex(of: .file(url)) else { return }
      tableView.reconfigureRows(at: [IndexPath(row: row, section: 2)])
    }
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard case .file(let url) = rows[indexPath.section][indexPath.row] else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.menu(url)
    }
  }

  func cell(of url: URL) -> UITableViewCell? {
    rows[2].firstIndex(of: .file(url)).flatMap {
      tableView.cellForRow(at: IndexPath(row: $0, section: 2))
    }
  }

  /// Where a document grows from; nil while its row isn't seen.
  func source(of url: URL) -> UIView? {
    viewIfLoaded?.layoutIfNeeded()
    return cell(of: url)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose(rows[indexPath.section][indexPath.row])
  }
}
