import SeededInput
import Testing
@testable import UIKit

/// Random changes of snapshots beside the same changes of plain arrays.
struct RandomSnapshotTests {
  @Test func snapshotsDoWhatPlainArraysDo() {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    for run in 0..<40 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var plain: [(id: Int, items: [Int])] = []
      for step in 0..<60 {
        change(&snapshot, &plain, &random)
        let isSame =
          snapshot.sectionIdentifiers == plain.map(\.id)
          && plain.allSatisfy { snapshot.itemIdentifiers(inSection: $0.id) == $0.items }
        #expect(isSame, "seed \(SeededGenerator.seed), run \(run), step \(step)")
        if !isSame { return }
        let all = plain.flatMap(\.items)
        if let item = all.randomElement(using: &random) {
          #expect(snapshot.indexOfItem(item) == all.firstIndex(of: item))
        }
      }
    }
  }

  private func change(
    _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>,
    _ plain: inout [(id: Int, items: [Int])], _ random: inout SeededGenerator
  ) {
    let items = Set((0..<3).map { _ in Int.random(in: 0..<40, using: &random) }).sorted()
    let section = plain.indices.randomElement(using: &random)
    let present = plain.flatMap(\.items).filter { !items.contains($0) }
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let id = Int.random(in: 0..<1000, using: &random)
      guard !plain.contains(where: { $0.id == id }) else { return }
      snapshot.appendSections([id])
      plain.append((id, []))
    case 1:
      guard let section, plain.count > 3 else { return }
      snapshot.deleteSections([plain[section].id])
      plain.remove(at: section)
    case 2:
      guard let section else { return }
      snapshot.appendItems(items, toSection: plain[section].id)
      remove(items, &plain)
      plain[section].items += items
    case 3, 4:
      guard let other = present.randomElement(using: &random) else { return }
      let isAfter = Bool.random(using: &random)
      if isAfter {
        snapshot.insertItems(items, afterItem: other)
      } else {
        snapshot.insertItems(items, beforeItem: other)
      }
      remove(items, &plain)
      for index in plain.indices {
        guard let place = plain[index].items.firstIndex(of: other) else { continue }
        plain[index].items.insert(contentsOf: items, at: place + (isAfter ? 1 : 0))
      }
    case 5:
      snapshot.deleteItems(items)
      remove(items, &plain)
    default:
      guard let section, let other = plain.indices.randomElement(using: &random),
        section != other
      else { return }
      let (moving, target) = (plain[section], plain[other].id)
      snapshot.moveSection(moving.id, beforeSection: target)
      plain.remove(at: section)
      plain.insert(moving, at: plain.firstIndex { $0.id == target } ?? 0)
    }
  }

  private func remove(_ items: [Int], _ plain: inout [(id: Int, items: [Int])]) {
    for index in plain.indices { plain[index].items.removeAll { items.contains($0) } }
  }
}
