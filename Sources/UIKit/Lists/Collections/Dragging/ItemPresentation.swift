import Foundation

/// How a collection view shows its items while one of them moves, a gap waits for one that comes in, or
/// placeholders stand for some: paths that are shown are not those of the data then.
struct ItemPresentation: Equatable {
  /// The item that moves, in the data.
  var moving: IndexPath?
  /// Where it is shown, or where the gap is.
  var place: IndexPath?
  /// Where items are shown that are not in the data yet, in order.
  var placeholders: [IndexPath] = []

  /// The item that is shown at a path; nil for the gap and for placeholders.
  func dataPath(_ shown: IndexPath) -> IndexPath? {
    if placeholders.contains(shown) { return nil }
    let shown = withoutPlaceholders(shown)
    guard let place else { return shown }
    if shown == place { return moving }
    var path = shown
    if path.section == place.section, path.item > place.item { path.item -= 1 }
    if let moving, path.section == moving.section, path.item >= moving.item { path.item += 1 }
    return path
  }

  /// Where an item of the data is shown.
  func shownPath(_ data: IndexPath) -> IndexPath {
    guard let place else { return withPlaceholders(data) }
    if data == moving { return withPlaceholders(place) }
    var path = data
    if let moving, path.section == moving.section, path.item > moving.item { path.item -= 1 }
    if path.section == place.section, path.item >= place.item { path.item += 1 }
    return withPlaceholders(path)
  }

  /// As if there were none. For a placeholder itself, the path of what comes next.
  func withoutPlaceholders(_ shown: IndexPath) -> IndexPath {
    if placeholders.isEmpty { return shown }
    let before = placeholders.count { $0.section == shown.section && $0.item < shown.item }
    return IndexPath(item: shown.item - before, section: shown.section)
  }

  private func withPlaceholders(_ path: IndexPath) -> IndexPath {
    var path = path
    for place in placeholders where place.section == path.section && place.item <= path.item {
      path.item += 1
    }
    return path
  }

  /// Out of the numbers of items in the data, those that are shown.
  func counts(_ data: [Int]) -> [Int] { changed(data, by: 1) }
  /// Out of the numbers of items that are shown, those in the data.
  func dataCounts(_ shown: [Int]) -> [Int] { changed(shown, by: -1) }

  private func changed(_ counts: [Int], by step: Int) -> [Int] {
    var counts = counts
    for place in placeholders where counts.indices.contains(place.section) {
      counts[place.section] += step
    }
    guard let place, counts.indices.contains(place.section) else { return counts }
    if let moving, counts.indices.contains(moving.section) { counts[moving.section] -= step }
    counts[place.section] += step
    return counts
  }

  /// What changes on the way to another presentation of the same data.
  func changes(to new: ItemPresentation) -> ListChanges<Void> {
    var changes = ListChanges<Void>()
    if let moving = moving ?? new.moving {
      let (from, to) = (shownPath(moving), new.shownPath(moving))
      if from != to { changes.movedItems = [.init(from: from, to: to)] }
      return changes
    }
    switch (place, new.place) {
    case (let from?, let to?) where from != to: changes.movedItems = [.init(from: from, to: to)]
    case (let gone?, nil): changes.deletedItems[gone] = ()
    case (nil, let come?): changes.insertedItems[come] = ()
    default: break
    }
    return changes
  }
}

extension UICollectionView {
  /// Shows the item that moves, or the gap, in its place, in an animation. There is none among placeholders.
  func present(_ new: ItemPresentation) {
    let old = presentation
    guard new != old, old.placeholders.isEmpty else { return }
    // An item and a gap do not become one another.
    if old.place != nil, new.place != nil, old.moving != new.moving { present(ItemPresentation()) }
    present(new, presentation.changes(to: new))
  }

  /// Shows the same data in another way, in an animation.
  func present(_ new: ItemPresentation, _ changes: ListChanges<Void>) {
    let before = currentCounts
    let after = new.counts(presentation.dataCounts(before))
    presentation = new
    guard !changes.isEmpty,
      let plan = try? UpdatePlan(changes, before: before, after: after, words: .collection)
    else { return }
    let animator = UpdateAnimator(self, plan, changes)
    counts = after
    animator.prepare()
    animator.animate {}
  }
}
