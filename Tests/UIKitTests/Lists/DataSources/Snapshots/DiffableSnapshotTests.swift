import Testing
@testable import UIKit

struct DiffableSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func filled() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func itemsGoToTheLastSectionUnlessAnotherIsNamed() {
    let snapshot = filled()
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 5)
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
  }

  @Test func itemsThatAreThereMove() {
    var snapshot = filled()
    snapshot.appendItems([1, 6], toSection: "b")
    #expect(snapshot.itemIdentifiers == [2, 3, 4, 5, 1, 6])
    snapshot.insertItems([6, 7], beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 7, 2, 3])
    snapshot.insertItems([4], afterItem: 7)
    #expect(snapshot.itemIdentifiers == [6, 7, 4, 2, 3, 5, 1])
    snapshot.moveItem(6, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [7, 4, 2, 3, 6])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
  }

  @Test func deletingTakesTheSectionsOnlyWhereItSaysSo() {
    var snapshot = filled()
    snapshot.deleteItems([4, 5, 99])
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    snapshot.deleteSections(["a", "nowhere"])
    #expect(snapshot.itemIdentifiers.isEmpty && snapshot.sectionIdentifiers == ["b"])
    snapshot = filled()
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func sectionsMoveWithTheirItems() {
    var snapshot = filled()
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    snapshot.moveSection("a", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
  }

  @Test func marksAreKeptOnceAndDontCountForEquality() {
    var snapshot = filled()
    snapshot.reloadItems([2, 1, 2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    #expect(snapshot == filled())
    snapshot.moveItem(1, afterItem: 5)
    #expect(snapshot.reloadedItemIdentifiers == [2, 1], "a move keeps the mark")
    snapshot.deleteItems([2])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot != filled())
  }

  @Test func refusalsHaveApplesReasons() async {
    let duplicates = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([7, 8, 7])
    }
    #expect(
      duplicates.reason.contains(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"))
    let homeless = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([7])
    }
    #expect(
      homeless.reason.contains(
        "There are currently no sections in the data source. Please add a section first."))
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.reloadItems([3])
    }
    #expect(
      unknown.reason.contains(
        "Attempted to reload item identifier that does not exist in the snapshot: 3"))
    let section = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([7], toSection: 1)
    }
    #expect(section.reason.contains("Section identifier was not found: 1"))
  }
}

extension ExitTest.Result? {
  /// What the process has said before its end.
  var reason: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}
