import UIKit

extension CatalogPage {
  static let grids = CatalogPage(title: "Grids") {
    [
      entry("sectionHeadersPinToVisibleBounds = true", SwatchGrid(), height: 320),
      entry("orthogonalScrollingBehavior, badges", ShelfCollection(), height: 430),
      entry("estimatedItemSize = .automaticSize", TagCollection(), height: 200),
    ]
  }
}

/// Colours in a flow layout, in sections whose headers stay in view. A double tap changes the layout.
class SwatchGrid: UICollectionView, UICollectionViewDataSource {
  convenience init() {
    self.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: 310),
      collectionViewLayout: SwatchGrid.layout(side: 56))
    registerSwatches()
    dataSource = self
    let tap = UITapGestureRecognizer(target: self, action: SwatchGrid.changeSize)
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  private static func layout(side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.headerReferenceSize = CGSize(width: 0, height: 36)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 16, right: 12)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  private func changeSize() {
    let isSmall = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width == 56
    setCollectionViewLayout(SwatchGrid.layout(side: isSmall ? 90 : 56), animated: true)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { [13, 8, 20][section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    swatch(at: indexPath, hue: CGFloat(indexPath.section) / 3)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    title(["Warm", "Fresh", "Cool"][indexPath.section], at: indexPath)
  }
}
