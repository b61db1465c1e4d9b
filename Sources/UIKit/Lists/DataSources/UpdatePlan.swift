import Foundation
import FoundationAdditions

/// Where each item of a list goes in a batch, and where each one comes from. Made of valid changes
/// only.
struct UpdatePlan {
  /// The number of items in each section.
  let before: [Int]
  let after: [Int]
  private let sections: IndexShift
  private let sectionMoves: (to: [Int: Int], from: [Int: Int])
  private let itemMoves: (to: [IndexPath: IndexPath], from: [IndexPath: IndexPath])
  /// By the section before.
  private var items: [Int: IndexShift] = [:]
  private let reloaded: Set<Int>

  /// Throws what is wrong with the changes.
  init<Style>(
    _ changes: ListChanges<Style>, before: [Int], after: [Int], words: UpdateWords
  ) throws(UpdateFault) {
    (self.before, self.after) = (before, after)
    reloaded = Set(changes.reloadedSections.keys)
    sections = IndexShift(
      removed: changes.deletedSections.keys + changes.movedSections.map(\.from),
      added: changes.insertedSections.keys + changes.movedSections.map(\.to))
    sectionMoves = (
      Dictionary(changes.movedSections.map { ($0.from, $0.to) }) { first, _ in first },
      Dictionary(changes.movedSections.map { ($0.to, $0.from) }) { first, _ in first }
    )
    itemMoves = (
      Dictionary(changes.movedItems.map { ($0.from, $0.to) }) { first, _ in first },
      Dictionary(changes.movedItems.map { ($0.to, $0.from) }) { first, _ in first }
    )
    let validation = UpdateValidation(changes: changes, before: before, after: after, words: words)
    try validation.checkPlaces()
    try validation.checkPairs()
    try validation.checkSectionCount(sections)
    items = makeShifts(changes)
    for section in before.indices where !reloaded.contains(section) {
      guard let new = sectionAfter(section) else { continue }
      let shift = items[section] ?? IndexShift(removed: [], added: [])
      try validation.checkCount(of: section, now: new, shift)
    }
  }

  // MARK: Sections

  /// Nil if it was deleted.
  func sectionAfter(_ section: Int) -> Int? {
    sectionMoves.to[section] ?? sections.after(section)
  }
  /// Nil if it was inserted.
  func sectionBefore(_ section: Int) -> Int? {
    sectionMoves.from[section] ?? sections.before(section)
  }

  // MARK: Items

  /// Nil if it was deleted, or its section was deleted or reloaded.
  func after(_ path: IndexPath) -> IndexPath? {
    if let target = itemMoves.to[path] {
      return isFilledAnew(target.section) ? nil : target
    }
    guard !reloaded.contains(path.section), let section = sectionAfter(path.section) else {
      return nil
    }
    let item = items[path.section].map { $0.after(path.item) } ?? path.item
    return item.map { IndexPath(item: $0, section: section) }
  }

  /// Nil if it was inserted, or its section was inserted or reloaded.
  func before(_ path: IndexPath) -> IndexPath? {
    guard let section = sectionBefore(path.section), !reloaded.contains(section) else {
      return nil
    }
    if let start = itemMoves.from[path] { return start }
    let item = items[section].map { $0.before(path.item) } ?? path.item
    return item.map { IndexPath(item: $0, section: section) }
  }

  /// Whether a section, by its new number, was inserted or reloaded.
  private func isFilledAnew(_ section: Int) -> Bool {
    sectionBefore(section).map(reloaded.contains) ?? true
  }

  private func makeShifts<Style>(_ changes: ListChanges<Style>) -> [Int: IndexShift] {
    var removed: [Int: [Int]] = [:]
    var added: [Int: [Int]] = [:]
    for path in changes.deletedItems.keys { removed[path.section, default: []].append(path.item) }
    for move in changes.movedItems {
      removed[move.from.section, default: []].append(move.from.item)
    }
    let joining = changes.insertedItems.keys + changes.movedItems.map(\.to)
    for path in joining {
      guard let section = sectionBefore(path.section) else { continue }
      added[section, default: []].append(path.item)
    }
    var shifts: [Int: IndexShift] = [:]
    for section in Set(removed.keys).union(added.keys) {
      shifts[section] = IndexShift(
        removed: removed[section] ?? [], added: added[section] ?? [])
    }
    return shifts
  }
}
