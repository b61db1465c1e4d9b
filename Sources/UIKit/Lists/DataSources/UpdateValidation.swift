import Foundation
import FoundationAdditions

/// Checks a batch of changes against the counts before and after it, as UIKit does: each place must
/// exist, no place may change twice, and the counts must agree.
struct UpdateValidation<Style> {
  let changes: ListChanges<Style>
  let before: [Int]
  let after: [Int]
  let words: UpdateWords

  func checkPlaces() throws(UpdateFault) {
    for section in changes.deletedSections.keys.sorted() { try exists("delete", section) }
    for section in changes.reloadedSections.keys.sorted() { try exists("reload", section) }
    for move in changes.movedSections { try exists("move", move.from) }
    for path in changes.deletedItems.keys.sorted() { try exists("delete", path) }
    for path in changes.reloadedItems.keys.sorted() { try exists("reload", path) }
    for path in changes.reconfiguredItems.sorted() { try exists("reconfigure", path) }
    for move in changes.movedItems { try exists("move", move.from) }
    for section in changes.insertedSections.keys.sorted() { try willExist("insert", section) }
    for move in changes.movedSections { try willExist("move", move.to) }
    for path in changes.insertedItems.keys.sorted() { try willExist("insert", path) }
    for move in changes.movedItems { try willExist("move", move.to) }
  }

  private func exists(_ verb: String, _ section: Int) throws(UpdateFault) {
    if before.indices.contains(section) { return }
    throw UpdateFault(
      "attempt to \(verb) section \(section), but there are only \(before.count) sections before "
        + "the update")
  }

  private func exists(_ verb: String, _ path: IndexPath) throws(UpdateFault) {
    guard before.indices.contains(path.section) else {
      throw UpdateFault(
        "attempt to \(verb) \(words.item) \(path.item) from section \(path.section), but there are "
          + "only \(before.count) sections before the update")
    }
    if path.item >= 0, path.item < before[path.section] { return }
    throw UpdateFault(
      "attempt to \(verb) \(words.item) \(path.item) from section \(path.section) which only "
        + "contains \(before[path.section]) \(words.item)s before the update")
  }

  private func willExist(_ verb: String, _ section: Int) throws(UpdateFault) {
    if after.indices.contains(section) { return }
    let place = verb == "insert" ? "section \(section)" : "a section to \(section)"
    throw UpdateFault(
      "attempt to \(verb) \(place) but there are only \(after.count) sections after the update")
  }

  private func willExist(_ verb: String, _ path: IndexPath) throws(UpdateFault) {
    let target = "\(words.item) \(path.item) into section \(path.section)"
    guard after.indices.contains(path.section) else {
      throw UpdateFault(
        "attempt to \(verb) \(target), but there are only \(after.count) sections after the update")
    }
    if path.item >= 0, path.item < after[path.section] { return }
    throw UpdateFault(
      "attempt to \(verb) \(target), but there are only \(after[path.section]) \(words.item)s in "
        + "section \(path.section) after the update")
  }
}

extension UpdateValidation {
  func checkPairs() throws(UpdateFault) {
    try refuse(changes.deletedItems, changes.reloadedItems, "delete and reload the same index path")
    try refuse(
      changes.deletedItems, changes.movedItems.map(\.from),
      "perform a delete and a move from the same index path")
    try refuse(
      changes.reloadedItems, changes.movedItems.map(\.from),
      "perform a reload and a move from the same index path")
    try refuse(
      changes.insertedItems, changes.movedItems.map(\.to),
      "perform an insert and a move to the same index path")
    try refuseDuplicates(changes.movedItems.map(\.from), "move the same index path twice")
    try refuseDuplicates(changes.movedItems.map(\.to), "perform two moves to the same index path")
    try refuse(
      changes.deletedSections, changes.reloadedSections, "delete and reload the same section")
    try refuse(
      changes.deletedSections, changes.movedSections.map(\.from),
      "perform a delete and a move from the same section")
    try refuse(
      changes.insertedSections, changes.movedSections.map(\.to),
      "perform an insert and a move to the same section")
    try refuseDuplicates(changes.movedSections.map(\.from), "move the same section twice")
    try refuseDuplicates(changes.movedSections.map(\.to), "perform two moves to the same section")
  }

  private func refuse<Place: Hashable & Comparable>(
    _ one: [Place: Style], _ other: [Place: Style], _ what: String
  ) throws(UpdateFault) {
    try refuse(one, Array(other.keys), what)
  }

  private func refuse<Place: Hashable & Comparable>(
    _ one: [Place: Style], _ other: [Place], _ what: String
  ) throws(UpdateFault) {
    guard let both = other.filter({ one[$0] != nil }).min() else { return }
    throw UpdateFault("attempt to \(what) (\(Self.name(both)))")
  }

  private func refuseDuplicates<Place: Hashable & Comparable>(
    _ places: [Place], _ what: String
  ) throws(UpdateFault) {
    var seen: Set<Place> = []
    guard let duplicate = places.first(where: { !seen.insert($0).inserted }) else { return }
    throw UpdateFault("attempt to \(what) (\(Self.name(duplicate)))")
  }

  private static func name<Place>(_ place: Place) -> String {
    guard let path = place as? IndexPath else { return "\(place)" }
    return "{length = 2, path = \(path.section) - \(path.item)}"
  }
}

extension UpdateValidation {
  func checkSectionCount(_ shift: IndexShift) throws(UpdateFault) {
    if shift.count(of: before.count) == after.count { return }
    throw UpdateFault(
      "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(words.list) after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the \(words.list) before the update (\(before.count)), plus or minus the "
        + "number of sections inserted or deleted (\(changes.insertedSections.count) inserted, "
        + "\(changes.deletedSections.count) deleted).")
  }

  /// `now` is the section's new number.
  func checkCount(of section: Int, now: Int, _ shift: IndexShift) throws(UpdateFault) {
    if shift.count(of: before[section]) == after[now] { return }
    let (items, moves) = ("\(words.item)s", changes.movedItems)
    let inserted = changes.insertedItems.keys.count { $0.section == now }
    let deleted = changes.deletedItems.keys.count { $0.section == section }
    let (movedIn, movedOut) = (
      moves.count { $0.to.section == now }, moves.count { $0.from.section == section }
    )
    throw UpdateFault(
      "Invalid update: invalid number of \(items) in section \(now). The number of \(items) "
        + "contained in an existing section after the update (\(after[now])) must be equal to the "
        + "number of \(items) contained in that section before the update (\(before[section])), "
        + "plus or minus the number of \(items) inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(items) "
        + "moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).")
  }
}
