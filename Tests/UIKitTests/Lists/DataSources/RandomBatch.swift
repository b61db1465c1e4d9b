import Foundation
import SeededInput
@testable import UIKit

/// A random batch on an array of arrays of different numbers, and what the array is after it.
struct RandomBatch {
  private(set) var changes = ListChanges<Int>()
  private(set) var after: [[Int]] = []

  /// `next` is the first number that has not been used.
  init(on before: [[Int]], next: inout Int, _ numbers: inout SeededGenerator) {
    let fates = Self.split(before.count, &numbers)
    let sectionCount = fates.staying.count + fates.moved.count + fates.added
    let places = Array(0..<sectionCount).shuffled(using: &numbers)
    let ends = Array(places.prefix(fates.moved.count))
    let joining = Set(places.dropFirst(fates.moved.count).prefix(fates.added))
    for (from, to) in zip(fates.moved, ends) {
      changes.movedSections.append(.init(from: from, to: to))
    }
    for section in fates.gone { changes.deletedSections[section] = 0 }
    for section in joining { changes.insertedSections[section] = 0 }
    var order = [Int?](repeating: nil, count: sectionCount)
    for (from, to) in zip(fates.moved, ends) { order[to] = from }
    var staying = fates.staying[...]
    for place in order.indices where order[place] == nil && !joining.contains(place) {
      order[place] = staying.removeFirst()
    }
    fill(order, before, &next, &numbers)
  }

  /// Decides for each of `count` old indexes, the most of which stay.
  private static func split(
    _ count: Int, _ numbers: inout SeededGenerator
  ) -> (staying: [Int], moved: [Int], gone: [Int], added: Int) {
    var (staying, moved, gone) = ([Int](), [Int](), [Int]())
    for index in 0..<count {
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: moved.append(index)
      case 1: gone.append(index)
      default: staying.append(index)
      }
    }
    return (staying, moved, gone, Int.random(in: 0...2, using: &numbers))
  }

  /// Moves rows between the sections that stay, deletes some and inserts others.
  private mutating func fill(
    _ order: [Int?], _ before: [[Int]], _ next: inout Int, _ numbers: inout SeededGenerator
  ) {
    var stays: [[Int]] = before
    var arriving: [[(from: IndexPath?, item: Int)]] = order.map { _ in [] }
    let targets = order.indices.filter { order[$0] != nil }
    for section in before.indices where order.contains(section) {
      let fates = Self.split(before[section].count, &numbers)
      stays[section] = fates.staying.map { before[section][$0] }
      for row in fates.gone { changes.deletedItems[IndexPath(row: row, section: section)] = 0 }
      for row in fates.moved {
        let target = targets.randomElement(using: &numbers)!
        arriving[target].append((IndexPath(row: row, section: section), before[section][row]))
      }
    }
    for place in order.indices {
      for _ in 0..<Int.random(in: 0...2, using: &numbers) {
        arriving[place].append((nil, next))
        next += 1
      }
      merge(arriving[place], among: order[place].map { stays[$0] } ?? [], in: place, &numbers)
    }
  }

  private mutating func merge(
    _ arriving: [(from: IndexPath?, item: Int)], among stays: [Int], in section: Int,
    _ numbers: inout SeededGenerator
  ) {
    let isNew = changes.insertedSections[section] != nil
    var row = [Int?](repeating: nil, count: stays.count + arriving.count)
    let places = Array(row.indices).shuffled(using: &numbers)
    for (place, (from, item)) in zip(places, arriving) {
      row[place] = item
      let path = IndexPath(row: place, section: section)
      if let from {
        changes.movedItems.append(.init(from: from, to: path))
      } else if !isNew {
        changes.insertedItems[path] = 0
      }
    }
    var rest = stays[...]
    after.append(row.map { $0 ?? rest.removeFirst() })
  }
}
