import CoreGraphics
public import Foundation

/// What concerns a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections, empty ones included.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where sections count their insets, unless they say otherwise; the view's content insets always
  /// count. Automatic is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public override init() { super.init() }
}
