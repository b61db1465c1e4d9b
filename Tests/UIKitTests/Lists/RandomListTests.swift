import Foundation
import SeededInput
import Testing
import UIKitTesting
@testable import UIKit

/// Random batches in a table and in a collection beside a plain array of arrays: the cells on screen are
/// right after each batch, in the middle of its animation, and where batches overlap.
/// `CASEMENT_SOAK=1` makes 2,000 batches of each.
@MainActor
struct RandomListTests {
  private static let count = soakSteps(60, soak: 2000)
  private static let start = [[0, 1, 2], [3, 4]]

  /// Items of 40 points in a view of 480, from an offset on.
  private func expected(_ rows: [[Int]], from offset: CGFloat) -> [Int] {
    let all = rows.flatMap { $0 }
    return all.indices.filter { CGFloat($0) * 40 + 40 > offset && CGFloat($0) * 40 < offset + 480 }
      .map { all[$0] }
  }

  /// Seconds until the next batch: none, a part of the animation, or all of it.
  private func pause(_ numbers: inout SeededGenerator) -> TimeInterval {
    [0, 0.02, 0.15, 0.29, 0.6][Int.random(in: 0..<5, using: &numbers)]
  }

  @Test func cellsOfATable() {
    let seed = SeededGenerator.seed
    var numbers = SeededGenerator(seed: seed)
    let stage = TableStage(Self.start)
    var next = 5
    for step in 0..<Self.count {
      if stage.rows.joined().count > 60 {
        stage.rows = Self.start
        stage.table.reloadData()
      }
      let batch = RandomBatch(on: stage.rows, next: &next, &numbers)
      stage.rows = batch.after
      stage.table.perform(batch.changes)
      var fault = tableFault(stage)
      let seconds = pause(&numbers)
      stage.harness.advance(by: seconds)
      fault = fault ?? tableFault(stage)
      if seconds > 0.5 { fault = fault ?? stage.fault ?? leftovers(stage) }
      #expect(fault == nil, "seed \(seed), step \(step), after \(seconds) s")
      if fault != nil { return }
      scroll(stage.table, &numbers)
    }
  }

  private func tableFault(_ stage: TableStage) -> String? {
    let expected = expected(stage.rows, from: stage.table.contentOffset.y)
    let shown = stage.shown
    return shown == expected ? nil : "\(shown) instead of \(expected)"
  }

  private func leftovers(_ stage: TableStage) -> String? {
    let cells = stage.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count
    return cells == stage.table.visibleCells.count ? nil : "\(cells) cells"
  }

  private func scroll(_ view: UIScrollView, _ numbers: inout SeededGenerator) {
    guard Int.random(in: 0..<4, using: &numbers) == 0 else { return }
    let room = max(0, view.contentSize.height - view.bounds.height)
    view.contentOffset.y = CGFloat.random(in: 0...1, using: &numbers) * room
    view.layoutIfNeeded()
  }

  @Test func cellsOfACollection() {
    let seed = SeededGenerator.seed
    var numbers = SeededGenerator(seed: seed)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(layout, Self.start)
    var next = 5
    for step in 0..<Self.count {
      if fixture.sections.joined().count > 60 {
        fixture.sections = Self.start
        fixture.view.reloadData()
      }
      let batch = RandomBatch(on: fixture.sections, next: &next, &numbers)
      fixture.view.performBatchUpdates {
        fixture.sections = batch.after
        fixture.view.perform(batch.changes)
      }
      var fault = collectionFault(fixture)
      let seconds = pause(&numbers)
      fixture.harness.advance(by: seconds)
      fault = fault ?? collectionFault(fixture)
      if seconds > 0.5 { fault = fault ?? restFault(fixture) }
      #expect(fault == nil, "seed \(seed), step \(step), after \(seconds) s")
      if fault != nil { return }
      scroll(fixture.view, &numbers)
    }
  }

  private func collectionFault(_ fixture: CollectionFixture) -> String? {
    fixture.view.layoutIfNeeded()
    let expected = expected(fixture.sections, from: fixture.view.contentOffset.y)
    let shown = fixture.numbers.flatMap { $0 }
    return shown == expected ? nil : "\(shown) instead of \(expected)"
  }

  /// Of cells that should be where the layout has them.
  private func restFault(_ fixture: CollectionFixture) -> String? {
    for path in fixture.view.indexPathsForVisibleItems {
      let cell = fixture.view.cellForItem(at: path)
      let place = fixture.view.layoutAttributesForItem(at: path)?.frame
      if cell?.frame != place || cell?.alpha != 1 {
        return "\(String(describing: cell)) at \(path)"
      }
    }
    let cells = fixture.view.subviews.filter { $0 is NumberCell && !$0.isHidden }.count
    return cells == fixture.view.visibleCells.count ? nil : "\(cells) cells"
  }
}

extension UITableView {
  /// Tells a batch as a program would.
  fileprivate func perform(_ changes: ListChanges<Int>) {
    performBatchUpdates { [self] in
      for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
      for move in changes.movedItems { moveRow(at: move.from, to: move.to) }
      insertSections(IndexSet(changes.insertedSections.keys), with: .fade)
      insertRows(at: Array(changes.insertedItems.keys), with: .left)
      deleteSections(IndexSet(changes.deletedSections.keys), with: .top)
      deleteRows(at: Array(changes.deletedItems.keys), with: .automatic)
    }
  }
}

extension UICollectionView {
  fileprivate func perform(_ changes: ListChanges<Int>) {
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    for move in changes.movedItems { moveItem(at: move.from, to: move.to) }
    insertSections(IndexSet(changes.insertedSections.keys))
    insertItems(at: Array(changes.insertedItems.keys))
    deleteSections(IndexSet(changes.deletedSections.keys))
    deleteItems(at: Array(changes.deletedItems.keys))
  }
}
