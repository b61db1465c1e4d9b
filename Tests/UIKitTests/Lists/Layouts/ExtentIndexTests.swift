import CoreGraphics
import SeededInput
import Testing
@testable import UIKit

@Suite struct ExtentIndexTests {
  @Test func tenMillionRowsAreOneEntry() {
    var index = ExtentIndex(count: 10_000_000, .estimated(44))
    #expect(index.entryCount == 1 && index.length == 440_000_000)
    #expect(index.offset(of: 9_999_999) == 439_999_956)
    #expect(index.index(at: 220_000_000) == 5_000_000)
    index.set(.measured(60), of: 5_000_000)
    #expect(index.dump == "5000000×44.0 60.0* 4999999×44.0")
    #expect(index.offset(of: 5_000_001) == 220_000_060)
    index.set(.measured(60), of: 5_000_001)
    #expect(index.entryCount == 3)
  }

  @Test func whatLiesInAnIntervalTouchesItWithMoreThanAnEdge() {
    let index = ExtentIndex(count: 10, .measured(20))
    #expect(index.indexes(from: 20, to: 60) == 1..<3)
    #expect(index.indexes(from: 19, to: 61) == 0..<4)
    #expect(index.indexes(from: -50, to: 5) == 0..<1)
    #expect(index.indexes(from: -50, to: 0) == 0..<0)
    #expect(index.indexes(from: 200, to: 300) == 0..<0)
    #expect(index.indexes(from: 190, to: 300) == 9..<10)
  }

  @Test func itemsWithoutLengthTakeNoRoom() {
    var index = ExtentIndex(count: 3, .measured(0))
    #expect(index.index(at: 0) == 2)
    index.insert(1, .measured(10), at: 3)
    #expect(index.index(at: 0) == 3 && index.offset(of: 3) == 0)
    #expect(ExtentIndex().index(at: 0) == nil)
  }

  @Test(arguments: [4, 5, 16])
  func randomChangesAreThoseOfAnArray(_ fanOut: Int) {
    let seed = SeededGenerator.seed
    var numbers = SeededGenerator(seed: seed + UInt64(fanOut))
    var array: [Extent] = []
    var index = ExtentIndex(fanOut: fanOut)
    for step in 0..<1500 {
      change(&index, &array, &numbers)
      let fault = index.brokenInvariant ?? difference(index, array, &numbers)
      #expect(fault == nil, "seed \(seed), fan-out \(fanOut), step \(step): \(index.dump)")
      if fault != nil { return }
    }
  }

  private func change(
    _ index: inout ExtentIndex, _ array: inout [Extent], _ numbers: inout SeededGenerator
  ) {
    let length = CGFloat(Int.random(in: 0...3, using: &numbers) * 10)
    let extent = Bool.random(using: &numbers) ? Extent.measured(length) : .estimated(length)
    let start = Int.random(in: 0...array.count, using: &numbers)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0...2 where start < array.count:
      array[start] = extent
      index.set(extent, of: start)
    case 3:
      let end = min(array.count, start + Int.random(in: 0...9, using: &numbers))
      array.removeSubrange(start..<end)
      index.remove(start..<end)
    default:
      let count = Int.random(in: 0...5, using: &numbers)
      array.insert(contentsOf: Array(repeating: extent, count: count), at: start)
      index.insert(count, extent, at: start)
    }
  }

  private func difference(
    _ index: ExtentIndex, _ array: [Extent], _ numbers: inout SeededGenerator
  ) -> String? {
    if index.count != array.count { return "count" }
    var starts: [CGFloat] = [0]
    for extent in array { starts.append(starts[starts.count - 1] + extent.length) }
    if index.length != starts[array.count] { return "length" }
    for item in array.indices {
      if index.extent(of: item) != array[item] { return "extent of \(item)" }
      if index.offset(of: item) != starts[item] { return "offset of \(item)" }
    }
    let low = CGFloat(Int.random(in: -5...Int(index.length) + 5, using: &numbers))
    let high = low + CGFloat(Int.random(in: 1...40, using: &numbers))
    let expected = array.indices.filter {
      array[$0].length > 0 && starts[$0] < high && starts[$0 + 1] > low
    }
    let found = index.indexes(from: low, to: high).filter { array[$0].length > 0 }
    return found == expected ? nil : "items from \(low) to \(high): \(found)"
  }
}
