import UIKit

/// The notes' names in the sidebar: searched, opened, renamed, deleted and made.
class NoteListController: UITableViewController, UISearchResultsUpdating {
  let folder: NoteFolder
  /// Called with the name of the note that is to be shown, and whether it is to be written at once.
  var onOpen: (_ name: String, _ isNew: Bool) -> Void = { _, _ in }
  /// Called when the note that is shown has another name, or nil when it is deleted.
  var onRename: (_ old: String, _ new: String?) -> Void = { _, _ in }

  let search = UISearchController(searchResultsController: nil)
  var shown: String?
  private var wasSidebar = false
  private let count = UILabel()
  private(set) lazy var source = NoteListSource(tableView: tableView) {
    [weak self] table, path, name in
    let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
    self?.fill(cell, name)
    return cell
  }

  init(folder: NoteFolder) {
    self.folder = folder
    super.init(style: .plain)
    title = "Notes"
    folder.add(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    clearsSelectionOnViewWillAppear = false
    source.onDelete = { [folder] in folder.delete($0) }
    source.defaultRowAnimation = .fade
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    makeToolbar()
    update(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: false)
    folder.read()
    update(animated: false)
    notesDidChange(folder.names)
    // A narrow window comes back from the note, which is no longer on screen.
    if splitViewController?.isCollapsed == true { select(nil) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  /// A sidebar is a shade darker than what is beside it; alone it is a list with lines.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isSidebar = splitViewController?.isCollapsed == false
    if isSidebar != wasSidebar { select(isSidebar ? shown : nil) }
    wasSidebar = isSidebar
    tableView.backgroundColor = isSidebar ? .secondarySystemBackground : .systemBackground
    tableView.separatorStyle = isSidebar ? .none : .singleLine
  }

  private func makeToolbar() {
    count.font = .systemFont(ofSize: 11)
    count.textColor = .secondaryLabel
    let new = UIBarButtonItem(
      image: UIImage(systemName: "square.and.pencil"),
      primaryAction: UIAction { [weak self] _ in self?.makeNote() })
    new.accessibilityLabel = "New Note"
    toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(customView: count), .flexibleSpace(), new,
    ]
  }

  // MARK: Rows

  private var names: [String] {
    let wanted = search.searchBar.text ?? ""
    return wanted.isEmpty
      ? folder.names : folder.names.filter { $0.localizedCaseInsensitiveContains(wanted) }
  }

  func updateSearchResults(for searchController: UISearchController) { update() }

  func update(animated: Bool = true) {
    guard isViewLoaded else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: animated)
    count.text = names.count == 1 ? "1 Note" : "\(names.count) Notes"
    count.sizeToFit()
    contentUnavailableConfiguration =
      names.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    if splitViewController?.isCollapsed != true { select(shown) }
  }

  private func select(_ name: String?) {
    let path = name.flatMap { source.indexPath(for: $0) }
    tableView.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  private func fill(_ cell: UITableViewCell, _ name: String) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = name
    content.textProperties.font = .systemFont(ofSize: 17, weight: .semibold)
    let date = folder.date(name).map { NoteDate.text($0) } ?? ""
    content.secondaryText = "\(date)  \(folder.beginning(of: name))"
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 1
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listSidebarCell()
    (background.backgroundInsets.leading, background.backgroundInsets.trailing) = (8, 8)
    cell.backgroundConfiguration = background
  }

  func open(_ name: String, isNew: Bool = false) {
    shown = name
    if isViewLoaded { select(name) }
    onOpen(name, isNew)
  }

  /// Nothing of the list is shown.
  func deselect() {
    shown = nil
    if isViewLoaded { select(nil) }
  }

  func makeNote() {
    search.isActive = false
    open(folder.make(), isNew: true)
  }

  // MARK: UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let name = source.itemIdentifier(for: indexPath) else { return }
    open(name)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let rename = UIContextualAction(style: .normal, title: "Rename") { [weak self] _, _, done in
      self?.source.itemIdentifier(for: indexPath).map { self?.askForName(of: $0) }
      done(true)
    }
    rename.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [rename])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let name = source.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) { _ in
          self?.askForName(of: name)
        },
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in self?.folder.delete(name) },
      ])
    }
  }

  // MARK: Renaming

  func askForName(of name: String) {
    let alert = UIAlertController(title: "Rename Note", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = name
      field.accessibilityLabel = "Name"
      field.clearButtonMode = .whileEditing
    }
    let rename = UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
      self?.folder.rename(name, to: alert?.textFields?.first?.text ?? "")
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(rename)
    alert.preferredAction = rename
    (splitViewController ?? self).present(alert, animated: true) {
      alert.textFields?.first?.selectAll(nil)
    }
  }
}

/// Shows names; a swipe deletes.
class NoteListSource: UITableViewDiffableDataSource<Int, String> {
  var onDelete: (String) -> Void = { _ in }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { itemIdentifier(for: indexPath).map(onDelete) }
  }
}
