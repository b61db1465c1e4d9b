import Foundation

/// What a program has said of a batch: paths of deletions, reloads and the starts of moves are those
/// before it, paths of insertions and the ends of moves those after it.
///
/// `Style` is how a change is shown.
struct ListChanges<Style> {
  struct Move<Place: Hashable>: Hashable {
    let from: Place
    let to: Place
  }

  var deletedSections: [Int: Style] = [:]
  var insertedSections: [Int: Style] = [:]
  var reloadedSections: [Int: Style] = [:]
  var movedSections: [Move<Int>] = []
  var deletedItems: [IndexPath: Style] = [:]
  var insertedItems: [IndexPath: Style] = [:]
  var reloadedItems: [IndexPath: Style] = [:]
  var movedItems: [Move<IndexPath>] = []
  var reconfiguredItems: Set<IndexPath> = []

  var isEmpty: Bool {
    !changesSections && deletedItems.isEmpty && insertedItems.isEmpty
      && reloadedItems.isEmpty && movedItems.isEmpty && reconfiguredItems.isEmpty
  }

  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty)
  }
}
