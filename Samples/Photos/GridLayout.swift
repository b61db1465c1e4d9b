import UIKit

/// Squares of about one size that fill the width, two points apart.
class GridLayout: UICollectionViewFlowLayout {
  /// From small to large.
  static let lengths: [CGFloat] = [64, 110, 190]

  private(set) var level = 0

  convenience init(level: Int) {
    self.init()
    self.level = level
    (minimumLineSpacing, minimumInteritemSpacing) = (2, 2)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    if let view = collectionView {
      let width = view.bounds.inset(by: view.adjustedContentInset).width
      let columns = max(1, ((width + 2) / (GridLayout.lengths[level] + 2)).rounded(.down))
      let side = max(1, ((width - 2 * (columns - 1)) / columns).rounded(.down))
      if itemSize.width != side { itemSize = CGSize(width: side, height: side) }
    }
    super.prepare()
  }
}
