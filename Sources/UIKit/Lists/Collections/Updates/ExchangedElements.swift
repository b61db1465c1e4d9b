import Foundation

/// What a layout says about supplementary and decoration views in a batch: which go and which come, though their
/// paths stay.
@MainActor
struct ExchangedElements {
  private(set) var deleted: Set<CollectionElement> = []
  private(set) var inserted: Set<CollectionElement> = []

  /// Asks for each kind that is in view.
  init(_ layout: UICollectionViewLayout, _ live: some Sequence<CollectionElement>) {
    let kinds = Set(live.filter { $0.category != .cell }.map { Kind($0.category, $0.kind ?? "") })
    for kind in kinds {
      let isDecoration = kind.category == .decorationView
      let gone =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: kind.name)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name)
      let new =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: kind.name)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: kind.name)
      deleted.formUnion(gone.map(kind.element))
      inserted.formUnion(new.map(kind.element))
    }
  }

  private struct Kind: Hashable {
    let category: UICollectionView.ElementCategory
    let name: String

    init(_ category: UICollectionView.ElementCategory, _ name: String) {
      (self.category, self.name) = (category, name)
    }

    func element(at path: IndexPath) -> CollectionElement {
      CollectionElement(category: category, kind: name, path: path)
    }
  }
}
