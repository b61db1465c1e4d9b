import Foundation
import SeededInput
import Testing
@testable import UIKit

/// Random batches beside a plain array of arrays.
@Suite struct RandomBatchTests {
  @Test func everyItemGoesWhereTheArrayHasIt() throws {
    let seed = SeededGenerator.seed
    var numbers = SeededGenerator(seed: seed)
    var (model, next) = ([[0, 1, 2], [], [3, 4]], 5)
    for step in 0..<500 {
      let batch = RandomBatch(on: model, next: &next, &numbers)
      let plan = try UpdatePlan(
        batch.changes, before: model.map(\.count), after: batch.after.map(\.count), words: .table)
      let fault = difference(plan, model, batch.after)
      #expect(fault == nil, "seed \(seed), step \(step): \(model) -> \(batch.after)")
      if fault != nil { return }
      model = batch.after
      if model.joined().count > 60 { (model, next) = ([[0, 1, 2], []], 3) }
    }
  }

  private func difference(_ plan: UpdatePlan, _ old: [[Int]], _ new: [[Int]]) -> String? {
    let (before, after) = (places(old), places(new))
    for (item, path) in before where plan.after(path) != after[item] { return "after \(path)" }
    for (item, path) in after where plan.before(path) != before[item] { return "before \(path)" }
    return nil
  }

  private func places(_ model: [[Int]]) -> [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, rows) in model.enumerated() {
      for (row, item) in rows.enumerated() { places[item] = IndexPath(row: row, section: section) }
    }
    return places
  }

  @Test func aMissingCountIsFound() throws {
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<100 {
      var next = 9
      let model = [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
      let batch = RandomBatch(on: model, next: &next, &numbers)
      var counts = batch.after.map(\.count)
      guard let kept = counts.indices.first(where: { batch.changes.insertedSections[$0] == nil })
      else { continue }
      counts[kept] += 1
      #expect(throws: UpdateFault.self) {
        try UpdatePlan(
          batch.changes, before: [3, 3, 3], after: counts, words: .collection)
      }
    }
  }
}
