import CoreGraphics
import Foundation
import PlatformKit

/// A list of a folder's files, where the desktop has no dialog. Return opens, Alt-Up goes to the folder above,
/// Control-H shows hidden files.
final class FileListController: UIViewController, UITableViewDelegate, UISearchResultsUpdating {
  let purpose: FilePurpose
  let allowsSeveral: Bool
  var showsExtensions = true
  /// Whether a browser shows it, which it never ends.
  var isInBrowser = false
  /// Called with what was chosen; with nothing when cancelled.
  var onEnd: @MainActor ([URL]) -> Void = { _ in }

  private(set) var folder: URL
  private(set) var entries: [FileEntry] = []
  private var showsHidden = false
  /// Counts the readings of folders, of which only the last one counts.
  private var reading = 0
  private var watch: FolderWatch?
  private var timer: TimerQueue.QueuedTimer?
  let table = UITableView(frame: .zero, style: .plain)
  private let pathBar = FilePathBar()
  private let thumbnails = FileThumbnails()
  private let search = UISearchController(searchResultsController: nil)
  private lazy var source = UITableViewDiffableDataSource<Int, FileEntry>(tableView: table) {
    [weak self] table, path, entry in
    let cell = table.dequeueReusableCell(withIdentifier: "file", for: path)
    self?.fill(cell, entry)
    return cell
  }

  init(purpose: FilePurpose, allowsSeveral: Bool, folder: URL) {
    self.purpose = purpose
    self.allowsSeveral = allowsSeveral
    self.folder = folder.standardizedFileURL
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    table.delegate = self
    table.allowsMultipleSelection = allowsSeveral
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.preferredSearchBarPlacement = .stacked
    pathBar.onChoose = { [weak self] in self?.show($0) }
    makeItems()
    layOut()
    source.defaultRowAnimation = .fade
    show(folder)
  }

  override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + [
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow, modifierFlags: .alternate,
        action: FileListController.goUp),
      UIKeyCommand(input: "h", modifierFlags: .command, action: FileListController.toggleHidden),
    ]
  }

  private func layOut() {
    for part in [pathBar, table] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pathBar.topAnchor.constraint(equalTo: area.topAnchor),
      pathBar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      pathBar.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      pathBar.heightAnchor.constraint(equalToConstant: FilePathBar.height),
      table.topAnchor.constraint(equalTo: pathBar.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func makeItems() {
    navigationItem.largeTitleDisplayMode = .never
    if !isInBrowser {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd([]) })
    }
    let hidden = UIDeferredMenuElement.uncached { [weak self] provide in
      guard let self else { return provide([]) }
      provide([
        UIAction(title: "Show Hidden Files", state: showsHidden ? .on : .off) { [weak self] _ in
          self?.toggleHidden()
        }
      ])
    }
    let more = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: [hidden]))
    more.accessibilityLabel = "Options"
    var items = [more]
    if allowsSeveral || purpose.isForFolders { items.insert(doneItem, at: 0) }
    navigationItem.rightBarButtonItems = items
    updateItems()
  }

  private lazy var doneItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      title: purpose.action, primaryAction: UIAction { [weak self] _ in self?.finish() })
    item.style = .done
    return item
  }()

  // MARK: Folders

  /// Reads a folder off the main thread and shows it.
  func show(_ new: URL) {
    reading += 1
    let number = reading
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let result = Result { try FileEntry.entries(of: new) }
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.didRead(new, result, number) }
      }
    }
  }

  private func didRead(_ new: URL, _ result: Result<[FileEntry], any Error>, _ number: Int) {
    guard number == reading else { return }
    switch result {
    case .success(let entries): self.entries = entries
    case .failure(let error):
      return present(
        UIAlertController(failure: "The folder can’t be opened.", error.localizedDescription),
        animated: true)
    }
    if new != folder || watch == nil { follow(new) }
    folder = new
    title = new.path == "/" ? "/" : new.lastPathComponent
    pathBar.show(new)
    update()
  }

  /// Reads again a moment after something in the folder has changed.
  private func follow(_ new: URL) {
    let engine = (view.window?.application ?? UIApplication.shared).engine!
    watch = engine.folders.watch(new) { [weak self, weak engine] _ in
      guard let self, let engine, timer == nil else { return }
      timer = engine.timers.set(at: engine.platform.clock.now() + DocumentWatch.delay) {
        [weak self] in
        guard let self else { return }
        timer = nil
        show(folder)
      }
    }
  }

  func goUp() {
    if folder.path != "/" { show(folder.deletingLastPathComponent().standardizedFileURL) }
  }

  func toggleHidden() {
    showsHidden.toggle()
    update()
  }

  // MARK: Rows

  private var shown: [FileEntry] {
    let words = search.searchBar.text ?? ""
    return entries.filter { entry in
      (showsHidden || !entry.isHidden)
        && (words.isEmpty || entry.name.localizedCaseInsensitiveContains(words))
    }
  }

  func updateSearchResults(for searchController: UISearchController) { update() }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, FileEntry>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown)
    source.apply(snapshot, animatingDifferences: false)
    updateItems()
  }

  private func canChoose(_ entry: FileEntry) -> Bool { entry.isFolder || purpose.takes(entry.type) }

  private func fill(_ cell: UITableViewCell, _ entry: FileEntry) {
    var content = cell.defaultContentConfiguration()
    content.text = entry.shownName(withExtension: showsExtensions)
    content.secondaryText = FileDescription.text(of: entry)
    content.secondaryTextProperties.color = .secondaryLabel
    content.show(picture(of: entry), symbol: entry.symbol)
    if !canChoose(entry) {
      content.textProperties.color = .tertiaryLabel
      content.imageProperties.tintColor = .tertiaryLabel
    }
    cell.contentConfiguration = content
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
  }

  /// Shows the row anew once there is one.
  private func picture(of entry: FileEntry) -> UIImage? {
    if entry.isFolder { return nil }
    return thumbnails.image(of: entry.url, changed: entry.modified) { [weak self] in
      guard let self else { return }
      var snapshot = source.snapshot()
      guard snapshot.indexOfItem(entry) != nil else { return }
      snapshot.reconfigureItems([entry])
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  // MARK: Choosing

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    source.itemIdentifier(for: indexPath).map(canChoose) == true ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let entry = source.itemIdentifier(for: indexPath) else { return }
    if entry.isFolder {
      tableView.deselectRow(at: indexPath, animated: true)
      search.isActive = false
      show(entry.url.standardizedFileURL)
    } else if allowsSeveral {
      updateItems()
    } else {
      if isInBrowser { tableView.deselectRow(at: indexPath, animated: true) }
      onEnd([entry.url])
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { updateItems() }

  private var chosen: [URL] {
    (table.indexPathsForSelectedRows ?? []).compactMap { source.itemIdentifier(for: $0)?.url }
  }

  private func updateItems() {
    doneItem.isEnabled = purpose.isForFolders || !chosen.isEmpty
  }

  private func finish() { onEnd(purpose.isForFolders ? [folder] : chosen) }
}
