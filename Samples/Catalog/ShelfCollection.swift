import UIKit

/// Shelves that scroll on their own, each in another way, on grounds of their own, with badges.
class ShelfCollection: UICollectionView, UICollectionViewDataSource {
  private static let badge = "badge"
  private static let ground = "ground"

  convenience init() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      ShelfCollection.shelf(section)
    }
    layout.configuration.interSectionSpacing = 12
    layout.register(GroundView.self, forDecorationViewOfKind: ShelfCollection.ground)
    self.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: 420), collectionViewLayout: layout)
    registerSwatches()
    register(
      BadgeView.self, forSupplementaryViewOfKind: ShelfCollection.badge,
      withReuseIdentifier: "badge")
    dataSource = self
  }

  private static func shelf(_ number: Int) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: number == 2 ? mosaic : row(number))
    section.orthogonalScrollingBehavior =
      [.groupPaging, .continuous, .groupPagingCentered][number]
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 12, trailing: 12)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(32)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    if number == 1 { section.decorationItems = [.background(elementKind: ground)] }
    return section
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// One cell to a group, some with badges at their corners.
  private static func row(_ number: Int) -> NSCollectionLayoutGroup {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(22), .absolute(22)), elementKind: badge,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: number == 1 ? [badge] : [])
    let width: NSCollectionLayoutDimension =
      number == 0 ? .fractionalWidth(0.85) : .absolute(72)
    return .horizontal(
      layoutSize: size(width, .absolute(number == 0 ? 100 : 72)), subitems: [item])
  }

  /// A large cell, and two small ones above each other.
  private static var mosaic: NSCollectionLayoutGroup {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: small,
      count: 2)
    pair.interItemSpacing = .fixed(6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.7), .absolute(110)), subitems: [large, pair])
    group.interItemSpacing = .fixed(6)
    return group
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { [5, 12, 12][section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    swatch(at: indexPath, hue: 0.5 + CGFloat(indexPath.section) / 8)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kind == ShelfCollection.badge {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
      (view as? BadgeView)?.show(indexPath.item % 3)
      return view
    }
    let view = title(
      ["Pages of groups", "Continuous", "Centred groups"][indexPath.section], at: indexPath)
    view.backgroundColor = .clear
    return view
  }
}

/// A number at a corner; nothing for none.
class BadgeView: UICollectionReusableView {
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    number.font = .systemFont(ofSize: 13, weight: .semibold)
    number.textColor = .white
    number.textAlignment = .center
    addSubview(number)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the view itself is hidden is the layout's.
  func show(_ count: Int) {
    number.text = count == 0 ? nil : "\(count)"
    backgroundColor = count == 0 ? .clear : .systemRed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}

/// Behind a shelf.
class GroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
