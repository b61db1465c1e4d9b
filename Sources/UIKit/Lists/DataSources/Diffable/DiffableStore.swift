import Foundation

/// What a diffable data source shows, and the way to what it shows next.
@MainActor
final class DiffableStore<SectionID: Hashable, ItemID: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemID>

  private(set) var snapshot = Snapshot()
  /// Of sections that were given as trees.
  private(set) var outlines: [SectionID: Outline] = [:]
  private var isEmpty = true

  func outline(of section: SectionID) -> Outline {
    if let outline = outlines[section] { return outline }
    var outline = Outline()
    if snapshot.indexOfSection(section) != nil {
      outline.append(snapshot.itemIdentifiers(inSection: section))
    }
    return outline
  }

  /// Shows a snapshot: the first is loaded, from further ones only the difference is shown, and what is
  /// marked after it.
  func apply(
    _ new: Snapshot, to target: (any DiffableTarget)?, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let target, !isEmpty else { return load(new, in: target, completion) }
    let (changes, marked) = (snapshot.changes(to: new), new.markedChanges)
    let finish = { completion?() ?? () }
    let showMarked = {
      guard !marked.isEmpty else { return finish() }
      target.show(marked, animated: animated, commit: {}, completion: finish)
    }
    guard !changes.isEmpty else {
      take(new)
      return showMarked()
    }
    let last = marked.isEmpty ? finish : {}
    target.show(changes, animated: animated, commit: { self.take(new) }, completion: last)
    if !marked.isEmpty { showMarked() }
  }

  /// Shows a snapshot without a difference.
  func load(_ new: Snapshot, in target: (any DiffableTarget)?, _ completion: (() -> Void)?) {
    isEmpty = false
    take(new)
    target?.loadAgain()
    completion?()
  }

  func apply(
    _ outline: Outline, to section: SectionID, in target: (any DiffableTarget)?, animated: Bool,
    completion: (() -> Void)?
  ) {
    outlines[section] = outline
    let new = snapshot.replacing(itemsOf: section, with: outline.visibleItems)
    apply(new, to: target, animated: animated, completion: completion)
  }

  /// Without showing it.
  func replace(_ new: Snapshot, _ outlines: [SectionID: Outline]) {
    self.outlines = outlines
    take(new)
  }

  /// Trees whose visible items are no longer those of the section are forgotten.
  private func take(_ new: Snapshot) {
    snapshot = new.plain
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }
}
