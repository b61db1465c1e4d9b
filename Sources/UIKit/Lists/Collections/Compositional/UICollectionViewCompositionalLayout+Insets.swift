import CollectionLayouts
import CoreGraphics

extension UICollectionViewCompositionalLayout {
  func reference(of section: NSCollectionLayoutSection) -> UIContentInsetsReference {
    if section.contentInsetsReference != .automatic { return section.contentInsetsReference }
    if section.list != nil { return .none }
    return configuration.contentInsetsReference
  }

  /// What sections may count their insets from.
  var outerInsets: [LayoutInsets] {
    guard let view = collectionView else { return [] }
    let references: [UIContentInsetsReference] = [.safeArea, .layoutMargins, .readableContent]
    return references.map { insets(counting: $0, of: view) }
  }

  /// The insets across the layout's direction that a reference adds to the view's content insets.
  func insets(
    counting reference: UIContentInsetsReference, of view: UICollectionView
  ) -> LayoutInsets {
    let own = view.adjustedContentInset
    let wanted: UIEdgeInsets =
      switch reference {
      case .none: own
      case .automatic, .safeArea: view.safeAreaInsets
      case .layoutMargins: view.layoutMargins
      case .readableContent: view.readableInsets
      }
    let (left, right) = (max(0, wanted.left - own.left), max(0, wanted.right - own.right))
    return axis == .vertical
      ? LayoutInsets(
        top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
      : LayoutInsets(
        top: max(0, wanted.top - own.top), leading: 0, bottom: max(0, wanted.bottom - own.bottom),
        trailing: 0)
  }
}

extension UICollectionView {
  /// From the view's edges to the width that is comfortable to read.
  fileprivate var readableInsets: UIEdgeInsets {
    ReadableContentGuide.insets(
      margins: layoutMargins, width: bounds.width,
      textSize: traitCollection.preferredContentSizeCategory)
  }
}
