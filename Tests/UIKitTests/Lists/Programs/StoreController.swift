import UIKit

/// A page of a shop as a program for iOS has it: a large card to page through, rows of three that scroll
/// sideways under a header, and a grid whose columns follow the width.
@MainActor
final class StoreController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable {
    case featured, new, all

    var title: String { ["Featured", "New", "All"][rawValue] }
  }
  /// Of a section, so that all are unique.
  struct Item: Hashable {
    let section: Section
    let number: Int
  }

  private(set) var collection: UICollectionView!
  private(set) var chosen: [Item] = []
  private var source: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.delegate = self
    view.addSubview(collection)
    makeSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    for (section, count) in zip(Section.allCases, [5, 9, 40]) {
      snapshot.appendItems(
        (0..<count).map { Item(section: section, number: $0) }, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        switch Section(rawValue: index) {
        case .featured: Self.featured()
        case .new: Self.rows()
        default: Self.grid(environment.container.effectiveContentSize.width)
        }
      }, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private static func featured() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(180)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items where item.representedElementCategory == .cell {
        let distance = min(abs(item.frame.midX - middle) / 400, 1)
        item.transform = CGAffineTransform(scaleX: 1 - distance * 0.1, y: 1 - distance * 0.1)
      }
    }
    return section
  }

  private static func rows() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(150)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private static func grid(_ width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      repeatingSubitem: item, count: width > 500 ? 4 : 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15)
    let title = header()
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [title]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  // MARK: Cells

  private func makeSource() {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = "\(item.section.title) \(item.number)"
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = Section(rawValue: path.section)?.title
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let item = source.itemIdentifier(for: indexPath) { chosen.append(item) }
  }
}
