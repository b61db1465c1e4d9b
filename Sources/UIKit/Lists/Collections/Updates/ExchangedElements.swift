import Foundation

/// What a layout says about supplementary and decoration views in a batch: which go and which come, though their
/// paths stay.
@MainActor
struct ExchangedElements {
  private(set) var deleted: Set<CollectionElement> = []
  private(set) var inserted: Set<CollectionElement> = []

  /// Asks once for each kind that is in view.
  init(_ layout: UICollectionViewLayout, _ live: some Sequence<CollectionElement>) {
    let kinds = Set(live.filter { $0.category != .cell }.map { $0.at(IndexPath()) })
    for kind in kinds {
      let (gone, new) = Self.paths(layout, kind.kind ?? "", kind.category)
      deleted.formUnion(gone.map(kind.at))
      inserted.formUnion(new.map(kind.at))
    }
  }

  private static func paths(
    _ layout: UICollectionViewLayout, _ kind: String, _ category: UICollectionView.ElementCategory
  ) -> (gone: [IndexPath], new: [IndexPath]) {
    if category == .decorationView {
      return (
        layout.indexPathsToDeleteForDecorationView(ofKind: kind),
        layout.indexPathsToInsertForDecorationView(ofKind: kind)
      )
    }
    return (
      layout.indexPathsToDeleteForSupplementaryView(ofKind: kind),
      layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    )
  }
}
