import Foundation

/// Methods of a data source that it has left to the default, as the default has told.
struct OptionalCollectionMethods: OptionSet {
  let rawValue: Int

  static let movableItems = OptionalCollectionMethods(rawValue: 1)
  static let moves = OptionalCollectionMethods(rawValue: 1 << 1)
}

extension UICollectionView {
  func asks(_ method: OptionalCollectionMethods) -> Bool { !silentMethods.contains(method) }

  /// Whether the data source moves an item. One that says which items move does. Of another, only its method that
  /// moves items can tell: it is asked, once, to leave one where it is.
  func movesItem(at path: IndexPath) -> Bool {
    guard let dataSource, asks(.moves), dataSource.collectionView(self, canMoveItemAt: path) else {
      return false
    }
    if asks(.movableItems) || knowsMoves { return true }
    dataSource.collectionView(self, moveItemAt: path, to: path)
    knowsMoves = asks(.moves)
    return knowsMoves
  }
}
