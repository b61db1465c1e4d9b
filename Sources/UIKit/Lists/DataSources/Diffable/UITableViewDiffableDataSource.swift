public import Foundation

/// Shows snapshots in a table, and the way from one to the next. Main thread only.
///
/// Titles, editing and moving are a subclass's to say.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Answers the cell of an item; nil traps.
  public typealias CellProvider =
    (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType)
    -> UITableViewCell?

  private let store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the table's data source. The table doesn't hold it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  private var target: (any DiffableTarget)? {
    tableView.map { DiffableTable(table: $0, animation: defaultRowAnimation) }
  }

  // MARK: Snapshots

  /// What is shown, without marks.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    store.snapshot
  }
  /// Shows a snapshot. The first is loaded; of further ones the difference is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    store.apply(snapshot, to: target, animated: animatingDifferences, completion: completion)
  }
  /// Shows a snapshot, and returns when all is in its place.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { waiting in
      store.apply(snapshot, to: target, animated: animatingDifferences) { waiting.resume() }
    }
  }
  /// Shows a snapshot by loading everything again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.load(snapshot, in: target, completion)
  }

  // MARK: Places

  /// Nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.snapshot.item(at: indexPath)
  }
  /// Nil if it isn't there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.snapshot.path(of: itemIdentifier)
  }
  /// Nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = store.snapshot.sections
    return sections.indices.contains(index) ? sections[index].id : nil
  }
  /// Nil if it isn't there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// Those of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { store.snapshot.numberOfSections }
  /// Those of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.snapshot.sections[section].items.count
  }
  /// The provider's.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      ListFault.raise(
        "UITableView dataSource returned a nil cell for row at index path: \(indexPath)")
    }
    return cell
  }
  /// No text. Override it to give one.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { tableView.note(.headerTitles, answer: nil) }
  /// No text. Override it to give one.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { tableView.note(.footerTitles, answer: nil) }
  /// False. Override it to allow editing.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// False. Override it to allow moving.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing. Override it to change the data.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing. Override it to change the data.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.note(.moves, answer: ()) }
  /// No index. Override it to give one.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section with the title's index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
