import CoreGraphics

extension NSCollectionLayoutSection {
  /// A section of rows as wide as the view, with headers and footers if they are wished for.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = configuration.insets
    section.list = configuration
    var bars: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      bars.append(bar(configuration, UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      bars.append(bar(configuration, UICollectionView.elementKindSectionFooter, .bottom))
    }
    section.boundarySupplementaryItems = bars
    return section
  }

  private class func bar(
    _ configuration: UICollectionLayoutListConfiguration, _ kind: String,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(configuration.barEstimate))
    let bar = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
    bar.pinToVisibleBounds = !configuration.isGrouped
    bar.zIndex = configuration.isGrouped ? 200 : 1
    return bar
  }
}

extension UICollectionViewCompositionalLayout {
  /// All sections are lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listBackground = configuration.background
    return layout
  }
}
