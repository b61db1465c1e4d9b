import CoreGraphics
import Foundation

// Items are one stop for Tab. Arrows go to the nearest item in their direction, also to one that has no
// cell yet; Home, End and the page keys go further; Space and Return select; letters look for an item.
extension UICollectionView {
  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell), focusedPath != nil || path == entryItem else {
      return false
    }
    return mayFocus(path)
  }

  /// Where the delegate says nothing.
  var itemsTakeFocus: Bool { allowsFocus && (allowsSelection || isEditing) }

  private func mayFocus(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: path) ?? itemsTakeFocus
  }

  /// While the focus is in the view: cells have a say too, where they are there.
  private func isReachable(_ path: IndexPath) -> Bool {
    cellForItem(at: path)?.canBecomeFocused ?? mayFocus(path)
  }

  var focusedPath: IndexPath? { window.flatMap { path(of: $0.focusedView) } }

  private func path(of view: UIView?) -> IndexPath? {
    view?.selfAndSuperviews.lazy.compactMap { $0 as? UICollectionViewCell }.first
      .flatMap { self.indexPath(for: $0) }
  }

  /// The item that Tab comes to.
  private var entryItem: IndexPath? {
    let last = remembersLastFocusedIndexPath ? focusedItem : nil
    if let last, cellForItem(at: last) != nil, mayFocus(last) { return last }
    let own = delegate?.indexPathForPreferredFocusedView(in: self)
    if let own, cellForItem(at: own) != nil, mayFocus(own) { return own }
    let paths = indexPathsForVisibleItems.sorted()
    return paths.first { selectedPaths.contains($0) && mayFocus($0) }
      ?? paths.first { mayFocus($0) }
  }

  /// The cell that stays, also out of sight: that with the focus, or that to which it comes back.
  var keptElement: CollectionElement? {
    let path = focusedPath ?? (remembersLastFocusedIndexPath ? focusedItem : nil)
    return path.map { .cell($0) }
  }

  /// Whether the keys were taken.
  func takeKey(_ presses: Set<UIPress>) -> Bool {
    guard let press = presses.first, let key = press.key, let start = focusedPath else {
      return false
    }
    if typeAhead.take(key, at: press.timestamp) {
      if let found = typedItem(from: start) { _ = move(to: found) }
      return true
    }
    switch key.keyCode {
    case .keyboardUpArrow: return move(to: neighbour(of: start, .up), key)
    case .keyboardDownArrow: return move(to: neighbour(of: start, .down), key)
    case .keyboardLeftArrow: return move(to: neighbour(of: start, .left), key)
    case .keyboardRightArrow: return move(to: neighbour(of: start, .right), key)
    case .keyboardHome: return move(to: firstReachable, key)
    case .keyboardEnd: return move(to: lastReachable, key)
    case .keyboardPageUp: return move(to: page(from: start, by: -1), key)
    case .keyboardPageDown: return move(to: page(from: start, by: 1), key)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      choose(start)
      return true
    default: return false
    }
  }

  /// The nearest item within a screen's length; those of the last line of a page follow the first of the
  /// next one.
  private func neighbour(of path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    guard let start = layoutAttributesForItem(at: path)?.frame else { return nil }
    let around = start.insetBy(dx: -bounds.width, dy: -bounds.height)
    let others = itemPaths(in: around).filter { $0 != path && isReachable($0) }
    let places = others.map { layoutAttributesForItem(at: $0)?.frame ?? .null }
    return FocusDirections.nearest(places, from: start, heading).map { others[$0] }
  }

  private func move(to path: IndexPath?, _ key: UIKey? = nil) -> Bool {
    guard let path else { return false }
    scrollToItem(at: path, at: [], animated: false)
    layOutElements()
    guard let cell = cellForItem(at: path) else { return true }
    let extends = key?.modifierFlags.contains(.shift) == true
    extendsToFocus = extends
    window?.focus(on: cell, [])
    extendsToFocus = false
    if extends, focusedPath == path { extendSelection(to: path) }
    return true
  }

  // MARK: Far places

  private var firstItem: IndexPath? {
    currentCounts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  private var lastItem: IndexPath? {
    let counts = currentCounts
    return counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  /// The item, or the next one that can have the focus; a thousand are asked at most.
  private func reachable(
    _ path: IndexPath?, _ next: (IndexPath) -> IndexPath?
  ) -> IndexPath? {
    var candidate = path
    for _ in 0..<TypeAhead.most {
      guard let item = candidate else { return nil }
      if isReachable(item) { return item }
      candidate = next(item)
    }
    return nil
  }

  private var firstReachable: IndexPath? { reachable(firstItem) { item(after: $0) } }
  private var lastReachable: IndexPath? { reachable(lastItem) { item(before: $0) } }

  private func item(before path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    let counts = currentCounts
    let section = (0..<path.section).last { counts[$0] > 0 }
    return section.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  /// The item a screen away, or the last one on the way there.
  private func page(from path: IndexPath, by pages: CGFloat) -> IndexPath? {
    guard let start = layoutAttributesForItem(at: path)?.frame else { return nil }
    let room = bounds.inset(by: adjustedContentInset)
    let isDown = contentSize.height > room.height || contentSize.width <= room.width
    let place = start.offsetBy(
      dx: isDown ? 0 : pages * room.width, dy: isDown ? pages * room.height : 0)
    let found = itemPaths(in: place.insetBy(dx: 1, dy: 1)).first { isReachable($0) }
    return found ?? (pages > 0 ? lastReachable : firstReachable)
  }

  // MARK: Typing

  private func typedItem(from start: IndexPath) -> IndexPath? {
    var next = typeAhead.includesCurrent ? start : item(after: start)
    for _ in 0..<TypeAhead.most {
      if typeAhead.matches(label(of: next)), isReachable(next) { return next }
      next = item(after: next)
      if next == start { return nil }
    }
    return nil
  }

  /// The first one after the last.
  private func item(after path: IndexPath) -> IndexPath {
    let counts = currentCounts
    if path.item + 1 < counts[path.section] {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    let section = (path.section + 1..<max(path.section + 1, counts.count)).first { counts[$0] > 0 }
    return section.map { IndexPath(item: 0, section: $0) } ?? firstItem ?? path
  }

  private func label(of path: IndexPath) -> String? {
    if let cell = cellForItem(at: path) { return cell.typeAheadLabel(cell.contentConfiguration) }
    guard let cell = makeCell(path) else { return nil }
    defer { recycle(cell, .cell(path)) }
    return cell.typeAheadLabel(cell.contentConfiguration)
  }

  // MARK: Focus

  func focusMayMove(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: updateContext(context)) ?? true
  }

  func focusDidMove(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    let own = updateContext(context)
    if let next = own.nextFocusedIndexPath { focusedItem = next }
    for path in [own.previouslyFocusedIndexPath, own.nextFocusedIndexPath] {
      path.flatMap { cellForItem(at: $0) }?.setNeedsUpdateConfiguration()
    }
    delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    guard let next = own.nextFocusedIndexPath, !extendsToFocus,
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: next) ?? selectionFollowsFocus
    else { return }
    selectFocused(next)
  }

  private func updateContext(
    _ context: UIFocusUpdateContext
  ) -> UICollectionViewFocusUpdateContext {
    UICollectionViewFocusUpdateContext(
      context,
      (path(of: context.previouslyFocusedView), path(of: context.nextFocusedView)))
  }
}
