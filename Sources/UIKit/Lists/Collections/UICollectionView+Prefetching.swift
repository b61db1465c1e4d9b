import CoreGraphics
import Foundation

extension UICollectionView {
  /// Tells of the items within a screen's length of those in view.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let ahead = visibleAttributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    let near = Set(ahead.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let coming = near.subtracting(prefetched)
      .filter { realizer[.cell($0)] == nil }.sorted()
    let passed = prefetched.subtracting(near).sorted()
    prefetched = near.filter { realizer[.cell($0)] == nil }
    if !passed.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: passed)
    }
    if !coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: coming) }
  }
}
