import UIKit

/// The notes' names in a table: searched, opened, renamed, deleted and made.
class NoteListController: UIViewController, UITableViewDelegate, UISearchBarDelegate,
  UITextFieldDelegate
{
  let table = UITableView(frame: .zero, style: .plain)
  let folder: NoteFolder
  /// Called with the name of the note that is to be shown.
  var onOpen: (String) -> Void = { _ in }
  /// Called when the note that is shown has another name.
  var onRename: (String) -> Void = { _ in }

  let search = UISearchBar()
  private lazy var source = NoteListSource(tableView: table) { [weak self] table, path, name in
    let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
    self?.fill(cell, name)
    return cell
  }
  private(set) var shown: String?
  private var renamed: String?

  init(folder: NoteFolder) {
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    search.placeholder = "Search"
    search.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    table.delegate = self
    table.selectionFollowsFocus = true
    source.onDelete = { [weak self] in self?.delete($0) }
    source.defaultRowAnimation = .fade
    layOut()
    update(animated: false)
  }

  private func layOut() {
    var look = UIButton.Configuration.plain()
    look.image = UIImage(systemName: "square.and.pencil")
    if look.image == nil { look.title = "New" }
    let new = UIButton(
      configuration: look, primaryAction: UIAction { [weak self] _ in self?.makeNote() })
    new.accessibilityLabel = "New Note"
    new.setContentHuggingPriority(.required, for: .horizontal)
    let bar = UIStackView(arrangedSubviews: [search, new])
    bar.alignment = .center
    for part in [bar, table] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: area.topAnchor, constant: 4),
      bar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -4),
      table.topAnchor.constraint(equalTo: bar.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // MARK: Rows

  private var names: [String] {
    let wanted = search.text ?? ""
    return wanted.isEmpty
      ? folder.names : folder.names.filter { $0.localizedCaseInsensitiveContains(wanted) }
  }

  func update(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: animated)
    select(shown)
  }

  private func select(_ name: String?) {
    let path = name.flatMap { source.indexPath(for: $0) }
    table.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  private func fill(_ cell: UITableViewCell, _ name: String) {
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.image = UIImage(systemName: "doc.text")
    cell.contentConfiguration = content
  }

  func open(_ name: String) {
    shown = name
    select(name)
    onOpen(name)
  }

  private func makeNote() {
    search.text = ""
    let name = folder.make()
    update()
    open(name)
  }

  private func delete(_ name: String) {
    let place = folder.names.firstIndex(of: name) ?? 0
    folder.delete(name)
    if folder.names.isEmpty { folder.make() }
    update()
    if name == shown { open(folder.names[min(place, folder.names.count - 1)]) }
  }

  // MARK: UITableViewDelegate

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let name = source.itemIdentifier(for: indexPath), name != shown else { return }
    shown = name
    onOpen(name)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let rename = UIContextualAction(style: .normal, title: "Rename") { [weak self] _, _, done in
      self?.rename(at: indexPath)
      done(true)
    }
    rename.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [rename])
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Rename") { _ in self?.rename(at: indexPath) },
        UIAction(title: "Delete", attributes: .destructive) { _ in
          self?.source.itemIdentifier(for: indexPath).map { self?.delete($0) }
        },
      ])
    }
  }

  // MARK: Renaming

  /// A field takes the place of the name until Return or a press elsewhere.
  private func rename(at path: IndexPath) {
    guard let name = source.itemIdentifier(for: path), let cell = table.cellForRow(at: path) else {
      return
    }
    renamed = name
    let field = UITextField(frame: cell.bounds.insetBy(dx: 16, dy: 4))
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.borderStyle = .roundedRect
    field.text = name
    field.delegate = self
    field.accessibilityLabel = "Name"
    cell.addSubview(field)
    field.becomeFirstResponder()
    field.selectAll(nil)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.removeFromSuperview()
    guard let old = renamed else { return }
    renamed = nil
    let new = folder.rename(old, to: textField.text ?? "")
    if shown == old {
      shown = new
      onRename(new)
    }
    update()
  }

  // MARK: UISearchBarDelegate

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { update() }
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
