import UIKit

extension CatalogPage {
  static let lists = CatalogPage(title: "Lists") {
    [
      entry(
        ".list(using: .init(appearance: .insetGrouped))", ListCollection(.insetGrouped), height: 330
      ),
      entry("NSDiffableDataSourceSectionSnapshot", OutlineCollection(.sidebar), height: 330),
      entry(".plain", ListCollection(.plain), height: 260),
      entry(".grouped, isEditing = true", ListCollection(.grouped), height: 260) {
        $0.isEditing = true
      },
      entry("appearance: .sidebarPlain", OutlineCollection(.sidebarPlain), height: 330),
    ]
  }
}

/// Rows with images, second lines and accessories, in two sections with headers and footers.
class ListCollection: UICollectionView {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private var source: Source?

  convenience init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    self.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: appearance == .insetGrouped ? 320 : 250),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    source = makeSource()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Fruits", "Vegetables"])
    snapshot.appendItems(["Apples", "Pears", "Plums"], toSection: "Fruits")
    snapshot.appendItems(["Carrots", "Leeks", "Onions", "Radishes"], toSection: "Vegetables")
    source?.apply(snapshot, animatingDifferences: false)
    allowsMultipleSelectionDuringEditing = true
  }

  private func makeSource() -> Source {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      if path.section == 1 {
        content.secondaryText = "In the garden"
        content.image = UIImage(systemName: "leaf")
      }
      cell.contentConfiguration = content
      let marks: [UICellAccessory] = [
        .disclosureIndicator(), .checkmark(), .detail(), .label(text: "12"),
      ]
      cell.accessories = [.delete(), .reorder(), marks[path.item % 4]]
    }
    let source = Source(collectionView: self) { view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    let bars = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map { kind in (kind, bar(kind)) }
    let registrations = Dictionary(uniqueKeysWithValues: bars)
    source.supplementaryViewProvider = { view, kind, path in
      registrations[kind].map {
        view.dequeueConfiguredReusableSupplementary(using: $0, for: path)
      }
    }
    return source
  }

  private func bar(
    _ kind: String
  ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
    .init(elementKind: kind) { [unowned self] view, kind, path in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      var content = view.defaultContentConfiguration()
      content.text =
        isHeader ? source?.sectionIdentifier(for: path.section) : "Fresh from the market."
      view.contentConfiguration = content
    }
  }
}

/// A tree whose branches open and close.
class OutlineCollection: UICollectionView {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private var source: Source?

  convenience init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    let list = UICollectionLayoutListConfiguration(appearance: appearance)
    self.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: 320),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    source = makeSource()
    source?.apply(tree, to: 0, animatingDifferences: false)
  }

  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Library", "Projects", "Trash"])
    tree.append(["Books", "Films", "Music"], to: "Library")
    tree.append(["Jazz", "Folk"], to: "Music")
    tree.append(["Casement"], to: "Projects")
    tree.expand(["Library"])
    return tree
  }

  private func makeSource() -> Source {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      let isBranch = source?.snapshot(for: 0).snapshot(of: name).items.isEmpty == false
      content.image = UIImage(systemName: isBranch ? "folder" : "doc")
      cell.contentConfiguration = content
      cell.accessories = isBranch ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    return Source(collectionView: self) { view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
  }
}
