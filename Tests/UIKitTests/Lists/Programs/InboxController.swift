import UIKit

/// A letter of the list.
struct Letter: Hashable {
  let id: Int
  let sender: String
  let subject: String
  var isRead = false
  var isFlagged = false
}

/// A list of letters as a program for iOS has it: a diffable table whose rows are swiped, searched, selected
/// and deleted together.
@MainActor
final class InboxController: UITableViewController, UISearchResultsUpdating {
  private final class Source: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  private(set) var letters: [Letter]
  private var words = ""
  private let search = UISearchController(searchResultsController: nil)
  private lazy var source = Source(tableView: tableView) { [unowned self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "letter", for: path)
    show(id, in: cell)
    return cell
  }
  private lazy var deleteItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Delete Selected") { [unowned self] _ in deleteSelected() })

  init(_ letters: [Letter]) {
    self.letters = letters
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.allowsMultipleSelectionDuringEditing = true
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [.flexibleSpace(), deleteItem]
    apply(animated: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
  }

  private func show(_ id: Int, in cell: UITableViewCell) {
    guard let letter = letters.first(where: { $0.id == id }) else { return }
    var content = UIListContentConfiguration.subtitleCell()
    content.text = letter.sender
    content.secondaryText = letter.subject
    content.image = UIImage(systemName: letter.isRead ? "envelope.open" : "envelope")
    cell.contentConfiguration = content
    cell.accessoryType = letter.isFlagged ? .checkmark : .none
  }

  private func apply(animated: Bool = true, changed: [Int] = []) {
    let shown = letters.filter {
      words.isEmpty || "\($0.sender) \($0.subject)".localizedCaseInsensitiveContains(words)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    snapshot.reconfigureItems(changed)
    source.apply(snapshot, animatingDifferences: animated)
  }

  func updateSearchResults(for searchController: UISearchController) {
    words = searchController.searchBar.text ?? ""
    apply()
  }

  private func change(_ id: Int, _ change: (inout Letter) -> Void) {
    guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
    change(&letters[index])
    apply(changed: [id])
  }

  private func deleteSelected() {
    let ids = (tableView.indexPathsForSelectedRows ?? []).compactMap {
      source.itemIdentifier(for: $0)
    }
    letters.removeAll { ids.contains($0.id) }
    apply()
    setEditing(false, animated: true)
  }

  // MARK: UITableViewDelegate

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = source.itemIdentifier(for: indexPath) else { return nil }
    let read = UIContextualAction(style: .normal, title: "Read") { [unowned self] _, _, done in
      change(id) { $0.isRead.toggle() }
      done(true)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = source.itemIdentifier(for: indexPath) else { return nil }
    let throwAway = UIContextualAction(style: .destructive, title: "Throw Away") {
      [unowned self] _, _, done in
      letters.removeAll { $0.id == id }
      apply()
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
      change(id) { $0.isFlagged.toggle() }
      done(true)
    }
    let actions = UISwipeActionsConfiguration(actions: [throwAway, flag])
    actions.performsFirstActionWithFullSwipe = false
    return actions
  }
}
