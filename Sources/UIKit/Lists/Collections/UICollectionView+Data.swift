import Diagnostics
import Foundation
import PlatformKit

extension UICollectionView {
  /// Asked of the data source once after each change.
  var currentCounts: [Int] {
    if let counts { return counts }
    let read = presentation.counts(readCounts())
    counts = read
    return read
  }

  func sourceDidChange() {
    (silentMethods, knowsMoves) = ([], false)
    reloadData()
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    ListFault.require(sections >= 0, "the data source says there are \(sections) sections")
    return (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      ListFault.require(count >= 0, "the data source says section \(section) has \(count) items")
      return count
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    let counts = currentCounts
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// While cells are made, their paths are those of the former data: no more are made then, and all is
  /// loaded again in the next turn.
  func reloadLater() {
    guard !reloadsLater else { return }
    reloadsLater = true
    Log.layout.write(
      "\(type(of: self)): the data changed while cells were made; all is loaded again afterwards")
    guard let engine = window?.application?.engine ?? UIApplication.running?.engine else { return }
    _ = engine.timers.set(at: engine.platform.clock.now()) { [weak self] in
      if self?.reloadsLater == true { self?.forgetData() }
    }
  }

  func forgetData() {
    reloadsLater = false
    for element in Array(realizer.live.keys) { release(element) }
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    scrollers = [:]
    counts = nil
    selectedPaths = []
    (focusedItem, selectionStart) = (nil, nil)
    (presentation, placeholders, itemMove) = (ItemPresentation(), [], nil)
    pressed = nil
    asksForIndex = true
    forgetPrefetched()
    cutTransitionShort()
    let context = currentLayout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    currentLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }
}
