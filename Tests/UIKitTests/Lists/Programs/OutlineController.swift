import UIKit

/// An outline as a program for iOS has it: section snapshots whose branches open and close, rows that are
/// reordered by hand, and swipes.
@MainActor
final class OutlineController: UIViewController, UICollectionViewDelegate {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  private(set) var list: UICollectionView!
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>!
  /// What was told of moves and branches.
  private(set) var book: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    var look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    look.trailingSwipeActionsConfigurationProvider = { [unowned self] in swipe($0) }
    list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    makeSource()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    source.apply(snapshot, animatingDifferences: false)
    var tree = Tree()
    tree.append(["Fruit", "Nuts"])
    tree.append(["Apple", "Pear"], to: "Fruit")
    tree.append(["Winter", "Summer"], to: "Apple")
    tree.append(["Hazel"], to: "Nuts")
    source.apply(tree, to: 0, animatingDifferences: false)
    var flat = Tree()
    flat.append(["One", "Two", "Three"])
    source.apply(flat, to: 1, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.isEditing = editing
  }

  private func makeSource() {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      let isBranch = ["Fruit", "Nuts", "Apple"].contains(text)
      cell.accessories =
        isBranch ? [.outlineDisclosure(options: .init(style: .header))] : [.reorder()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, text in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: text)
    }
    source.sectionSnapshotHandlers.willExpandItem = { [unowned self] in book.append("open \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in
      book.append("close \($0)")
    }
    source.reorderingHandlers.canReorderItem = { ["One", "Two", "Three"].contains($0) }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      let items = transaction.finalSnapshot.itemIdentifiers(inSection: 1)
      book.append("order \(items.joined(separator: " "))")
    }
  }

  private func swipe(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let text = source.itemIdentifier(for: path) else { return nil }
    let prune = UIContextualAction(style: .destructive, title: "Prune") {
      [unowned self] _, _, done in
      var tree = source.snapshot(for: path.section)
      tree.delete([text])
      source.apply(tree, to: path.section)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [prune])
  }
}
