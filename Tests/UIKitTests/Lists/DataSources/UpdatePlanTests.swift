import Foundation
import Testing
@testable import UIKit

/// What batches do to counts, and what is said of those that can't be.
@Suite struct UpdatePlanTests {
  private typealias Changes = ListChanges<Int>

  private func fault(
    _ before: [Int], _ after: [Int], _ words: UpdateWords = .table,
    _ change: (inout ListChanges<Int>) -> Void
  ) -> String? {
    var changes = Changes()
    change(&changes)
    do {
      _ = try UpdatePlan(changes, before: before, after: after, words: words)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func countsOfRowsMustAgree() {
    let reason = fault([3], [3]) { $0.insertedItems[IndexPath(row: 1, section: 0)] = 0 }
    #expect(
      reason
        == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (3) must be equal to the number of rows contained in that \
        section before the update (3), plus or minus the number of rows inserted or deleted from that \
        section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that \
        section (0 moved in, 0 moved out).
        """)
  }

  @Test func countsOfSectionsMustAgree() {
    let reason = fault([1], [1, 1], .collection) { $0.deletedSections[0] = 0 }
    #expect(
      reason
        == """
        Invalid update: invalid number of sections. The number of sections contained in the collection \
        view after the update (2) must be equal to the number of sections contained in the collection \
        view before the update (1), plus or minus the number of sections inserted or deleted (0 \
        inserted, 1 deleted).
        """)
  }

  @Test func placesMustExist() {
    let path = IndexPath(row: 4, section: 0)
    #expect(
      fault([3], [2]) { $0.deletedItems[path] = 0 }
        == "attempt to delete row 4 from section 0 which only contains 3 rows before the update")
    #expect(
      fault([3], [4]) { $0.insertedItems[path] = 0 }
        == """
        attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update
        """)
    #expect(
      fault([3], [3]) { $0.deletedSections[2] = 0 }
        == "attempt to delete section 2, but there are only 1 sections before the update")
    #expect(
      fault([3], [3]) { $0.insertedSections[1] = 0 }
        == "attempt to insert section 1 but there are only 1 sections after the update")
    #expect(
      fault([3], [3], .collection) { $0.reloadedItems[IndexPath(item: 0, section: 1)] = 0 }
        == """
        attempt to reload item 0 from section 1, but there are only 1 sections before the update
        """)
  }

  @Test func aPlaceChangesOnce() {
    let path = IndexPath(row: 0, section: 0)
    let both = fault([3], [2]) {
      $0.deletedItems[path] = 0
      $0.reloadedItems[path] = 0
    }
    #expect(
      both == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
    let moved = fault([3], [2]) {
      $0.deletedItems[path] = 0
      $0.movedItems = [.init(from: path, to: IndexPath(row: 1, section: 0))]
    }
    #expect(moved?.hasPrefix("attempt to perform a delete and a move") == true)
  }

  /// Of two changes of one place, what is said.
  @Test func eachPairThatCanNotBeIsNamed() {
    let (one, other, third) = (
      IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)
    )
    let pairs: [(String, (inout Changes) -> Void)] = [
      (
        "perform a reload and a move from the same index path ({length = 2, path = 0 - 0})",
        {
          $0.reloadedItems[one] = 0
          $0.movedItems = [.init(from: one, to: other)]
        }
      ),
      (
        "perform an insert and a move to the same index path ({length = 2, path = 0 - 1})",
        {
          $0.insertedItems[other] = 0
          $0.movedItems = [.init(from: one, to: other)]
        }
      ),
      (
        "move the same index path twice ({length = 2, path = 0 - 0})",
        { $0.movedItems = [.init(from: one, to: other), .init(from: one, to: third)] }
      ),
      (
        "perform two moves to the same index path ({length = 2, path = 0 - 2})",
        { $0.movedItems = [.init(from: one, to: third), .init(from: other, to: third)] }
      ),
      (
        "delete and reload the same section (1)",
        {
          $0.deletedSections[1] = 0
          $0.reloadedSections[1] = 0
        }
      ),
      (
        "perform a delete and a move from the same section (1)",
        {
          $0.deletedSections[1] = 0
          $0.movedSections = [.init(from: 1, to: 0)]
        }
      ),
      (
        "perform an insert and a move to the same section (0)",
        {
          $0.insertedSections[0] = 0
          $0.movedSections = [.init(from: 1, to: 0)]
        }
      ),
      (
        "move the same section twice (1)",
        { $0.movedSections = [.init(from: 1, to: 0), .init(from: 1, to: 1)] }
      ),
      (
        "perform two moves to the same section (0)",
        { $0.movedSections = [.init(from: 0, to: 0), .init(from: 1, to: 0)] }
      ),
    ]
    for (words, change) in pairs {
      #expect(fault([3, 1], [3, 1], .table, change) == "attempt to \(words)")
    }
  }

  @Test func aReloadedSectionMayHaveAnyCount() throws {
    var changes = Changes()
    changes.reloadedSections[1] = 0
    changes.insertedSections[0] = 0
    let plan = try UpdatePlan(changes, before: [1, 2], after: [5, 1, 9], words: .table)
    #expect(plan.sectionAfter(1) == 2 && plan.after(IndexPath(row: 0, section: 1)) == nil)
    #expect(plan.before(IndexPath(row: 3, section: 2)) == nil)
    #expect(plan.after(IndexPath(row: 0, section: 0)) == IndexPath(row: 0, section: 1))
  }

  @Test func nestedCallsAreOneBatch() {
    var transaction = UpdateTransaction<Int>()
    var reads = 0
    func counts() -> [Int] {
      reads += 1
      return [reads]
    }
    transaction.begin(counts())
    transaction.begin(counts())
    let ends = [transaction.end(), transaction.end()]
    #expect(ends == [false, true] && transaction.isApplying)
    #expect(reads == 1 && transaction.countsBefore == [1])
    let told = transaction.finish()
    #expect(told.isEmpty && transaction.isIdle)
    let endsAgain = transaction.end()
    #expect(!endsAgain)
  }
}
