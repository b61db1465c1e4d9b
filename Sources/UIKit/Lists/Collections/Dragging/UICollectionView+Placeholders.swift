import Foundation

extension UICollectionView {
  /// Shows a placeholder before the item of a path, behind others there.
  func show(_ placeholder: ItemPlaceholder, before path: IndexPath) {
    present(ItemPresentation())
    let counts = presentation.dataCounts(currentCounts)
    guard path.count == 2, counts.indices.contains(path.section) else { return }
    let item = max(0, min(path.item, counts[path.section]))
    placeholder.path = presentation.shownPath(IndexPath(item: item, section: path.section))
    for other in placeholders where other.path.section == path.section {
      if other.path >= placeholder.path { other.path.item += 1 }
    }
    placeholders.append(placeholder)
    var changes = ListChanges<Void>()
    changes.insertedItems[placeholder.path] = ()
    present(presentation(of: placeholders), changes)
  }

  func remove(_ placeholder: ItemPlaceholder) {
    placeholders.removeAll { $0 === placeholder }
    for other in placeholders
    where other.path.section == placeholder.path.section && other.path > placeholder.path {
      other.path.item -= 1
    }
    var changes = ListChanges<Void>()
    changes.deletedItems[placeholder.path] = ()
    present(presentation(of: placeholders), changes)
  }

  private func presentation(of placeholders: [ItemPlaceholder]) -> ItemPresentation {
    ItemPresentation(placeholders: placeholders.map(\.path).sorted())
  }

  /// Out of a batch of the data, that of what is shown: placeholders stay before the items that they were
  /// before, and go with their sections.
  func presented(
    _ plan: UpdatePlan, _ changes: ListChanges<Void>
  ) -> (plan: UpdatePlan, changes: ListChanges<Void>) {
    guard !placeholders.isEmpty else { return (plan, changes) }
    let old = presentation
    follow(plan, changes)
    presentation = presentation(of: placeholders)
    let shown = changes.shown(by: old, presentation)
    let new = try? UpdatePlan(
      shown, before: old.counts(plan.before), after: presentation.counts(plan.after),
      words: .collection)
    return new.map { ($0, shown) } ?? (plan, changes)
  }

  private func follow(_ plan: UpdatePlan, _ changes: ListChanges<Void>) {
    let moved = Set(changes.movedItems.map(\.from))
    var places: [(path: IndexPath, placeholder: ItemPlaceholder)] = []
    for placeholder in placeholders.sorted(by: { $0.path < $1.path }) {
      let place = presentation.withoutPlaceholders(placeholder.path)
      guard let section = plan.sectionAfter(place.section) else { continue }
      let next = (place.item..<max(place.item, plan.before[place.section])).lazy
        .map { IndexPath(item: $0, section: place.section) }
        .first { !moved.contains($0) && plan.after($0) != nil }
      let end = IndexPath(item: plan.after[section], section: section)
      places.append((next.flatMap(plan.after) ?? end, placeholder))
    }
    placeholders = places.map(\.placeholder)
    for (index, (path, placeholder)) in places.enumerated() {
      let before = places[..<index].count { $0.path.section == path.section }
      placeholder.path = IndexPath(item: path.item + before, section: path.section)
    }
  }
}

extension ListChanges {
  /// The same changes by the paths that are shown before and after them.
  fileprivate func shown(by old: ItemPresentation, _ new: ItemPresentation) -> ListChanges {
    var shown = self
    shown.deletedItems = deletedItems.renamed(old.shownPath)
    shown.reloadedItems = reloadedItems.renamed(old.shownPath)
    shown.insertedItems = insertedItems.renamed(new.shownPath)
    shown.movedItems = movedItems.map {
      Move(from: old.shownPath($0.from), to: new.shownPath($0.to))
    }
    shown.reconfiguredItems = Set(reconfiguredItems.map(old.shownPath))
    return shown
  }
}

extension Dictionary where Key == IndexPath {
  fileprivate func renamed(_ name: (IndexPath) -> IndexPath) -> [IndexPath: Value] {
    [IndexPath: Value](uniqueKeysWithValues: map { (name($0.key), $0.value) })
  }
}
