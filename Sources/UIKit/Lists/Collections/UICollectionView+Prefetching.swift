import CoreGraphics
import Foundation

extension UICollectionView {
  /// Tells of the items within a screen's length of those in view. Looks again when the view has gone on by a
  /// quarter of its length.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil, hasGoneOn else { return }
    prefetchedBounds = bounds
    let ahead = attributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    let near = ahead.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
      .filter { presentation.dataPath($0) != nil }
    let wanted = Set(near.filter { realizer[.cell($0)] == nil })
    let coming = wanted.subtracting(prefetched).sorted()
    let passed = prefetched.subtracting(near).sorted()
    prefetched = wanted
    if !passed.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: passed.map(known))
    }
    if !coming.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: coming.map(known))
    }
  }

  private var hasGoneOn: Bool {
    guard let former = prefetchedBounds, former.size == bounds.size else { return true }
    return abs(bounds.minX - former.minX) >= bounds.width / 4
      || abs(bounds.minY - former.minY) >= bounds.height / 4
  }

  func forgetPrefetched() { (prefetched, prefetchedBounds) = ([], nil) }
}
