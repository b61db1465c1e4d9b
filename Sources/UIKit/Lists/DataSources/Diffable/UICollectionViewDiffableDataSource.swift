public import Foundation

/// Shows snapshots in a collection view, and the way from one to the next. Main thread only.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Answers the cell of an item; nil traps.
  public typealias CellProvider =
    (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    )
    -> UICollectionViewCell?
  /// Answers a supplementary view; nil traps.
  public typealias SupplementaryViewProvider =
    (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath)
    -> UICollectionReusableView?

  /// Is asked and told of branches of outlines that the user opens and closes.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item's children may be shown.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// An item's children are about to be shown.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item's children may be hidden.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// An item's children are about to be hidden.
    public var willCollapseItem: ((Item) -> Void)?
    /// Answers what is below an item that is opened; it is told what was there.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Without handlers.
    public init() {}
  }

  /// Is asked and told of items that the user moves.
  public struct ReorderingHandlers {
    /// Whether the user may move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The user has moved an item.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The data source has taken over what the user has moved: change the data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Without handlers.
    public init() {}
  }

  private let store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  /// Answers supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Are asked and told of branches of outlines that the user opens and closes.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Are asked and told of items that the user moves.
  @AlwaysObserved open var reorderingHandlers = ReorderingHandlers() {
    didSet { collectionView?.dragDelegatesDidChange() }
  }

  /// Becomes the view's data source. The view doesn't hold it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
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
    store.apply(
      snapshot, to: collectionView, animated: animatingDifferences, completion: completion)
  }
  /// Shows a snapshot, and returns when all is in its place.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { waiting in
      store.apply(snapshot, to: collectionView, animated: animatingDifferences) { waiting.resume() }
    }
  }
  /// Shows a snapshot by loading everything again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.load(snapshot, in: collectionView, completion)
  }
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { waiting in
      store.load(snapshot, in: collectionView) { waiting.resume() }
    }
  }
  /// The items of a section as a tree.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    store.outline(of: section)
  }
  /// Shows a tree in a section, which is added at the end if it is missing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    store.apply(
      snapshot, to: section, in: collectionView, animated: animatingDifferences,
      completion: completion)
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

  // MARK: UICollectionViewDataSource

  /// Those of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    store.snapshot.numberOfSections
  }
  /// Those of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    store.snapshot.sections[section].items.count
  }
  /// The provider's.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      ListFault.raise(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    showOutline(item, at: indexPath, in: cell)
    return cell
  }
  /// The provider's.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      ListFault.raise(
        "UICollectionViewDiffableDataSource was asked for a supplementary view of kind \(kind) at "
          + "\(indexPath), but its supplementaryViewProvider is nil or returned nil")
    }
    return view
  }

  /// As the reordering handlers say.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Moves the item in the snapshot, and tells the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let transaction = store.moving(from: sourceIndexPath, to: destinationIndexPath) else {
      return
    }
    reorderingHandlers.willReorder?(transaction)
    store.take(transaction)
    reorderingHandlers.didReorder?(transaction)
  }

  /// None; a subclass may have some.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The first item of the section with the title's number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  private func showOutline(
    _ item: ItemIdentifierType, at path: IndexPath, in cell: UICollectionViewCell
  ) {
    guard let section = sectionIdentifier(for: path.section),
      let outline = store.outlines[section], outline.contains(item)
    else { return cell.isExpanded = false }
    cell.isExpanded = outline.isExpanded(item)
    (cell as? UICollectionViewListCell)?.indentationLevel = outline.level(of: item)
  }
}

extension UICollectionViewDiffableDataSource: ReorderingSource {
  var reorders: Bool { reorderingHandlers.canReorderItem != nil }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func toggleItem(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      var outline = store.outlines[section], outline.contains(item)
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    collectionView?.cellForItem(at: path)?.isExpanded = outline.isExpanded(item)
    store.apply(
      outline, to: section, in: collectionView, animated: true, completion: nil)
  }
}
