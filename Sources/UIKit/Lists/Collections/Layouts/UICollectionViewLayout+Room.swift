import CoreGraphics

extension UICollectionViewLayout {
  /// The view without its insets.
  var room: CGSize {
    guard let view = collectionView else { return .zero }
    return view.bounds.inset(by: view.adjustedContentInset).size
  }
}
