import SeededInput
import Testing

@testable import RasterKit

@Suite struct LRUCacheTests {
  @Test func `the least recently used values go first`() {
    var cache = LRUCache<String, Int>(budget: 3)
    for (index, key) in ["a", "b", "c"].enumerated() { cache.insert(index, for: key, cost: 1) }
    #expect(cache.evict() == nil)
    cache.use("a")
    cache.insert(3, for: "d", cost: 2)
    #expect(cache.evict() == 1)
    #expect(cache.evict() == 2)
    #expect(cache.evict() == nil)
    #expect(cache.keys.sorted() == ["a", "d"] && cache.cost == 3)
  }

  @Test func `looking at a value is no use of it`() {
    var cache = LRUCache<Int, Int>(budget: 1)
    cache.insert(1, for: 1, cost: 1)
    cache.insert(2, for: 2, cost: 1)
    #expect(cache[1] == 1 && cache[3] == nil)
    #expect(cache.evict() == 1)
  }

  @Test func `the newest value stays though it is above the budget alone`() {
    var cache = LRUCache<Int, Int>(budget: 10)
    cache.insert(1, for: 1, cost: 1)
    cache.insert(2, for: 2, cost: 11)
    #expect(cache.evict() == 1)
    #expect(cache.evict() == nil)
    #expect(cache.cost == 11 && cache.count == 1)
  }

  @Test func `keeping a value drops what is above the budget and names it`() {
    var cache = LRUCache<Int, Int>(budget: 2)
    var forgotten: [Int] = []
    for key in 1...4 { cache.keep(key, for: key, cost: 1) { forgotten.append($0) } }
    #expect(forgotten == [1, 2] && cache.keys.sorted() == [3, 4])
  }

  @Test func `eviction ends at a value that may not go`() {
    var cache = LRUCache<Int, Int>(budget: 0)
    for key in 1...4 { cache.insert(key, for: key, cost: 1) }
    #expect(cache.evict { $0 < 2 } == 1)
    #expect(cache.evict { $0 < 2 } == nil)
    #expect(cache.count == 3)
  }

  @Test func `a value that goes is let go of`() {
    final class Thing {}
    var cache = LRUCache<Int, Thing>(budget: 1)
    weak var first: Thing?
    do {
      let thing = Thing()
      first = thing
      cache.insert(thing, for: 1, cost: 1)
    }
    cache.insert(Thing(), for: 2, cost: 1)
    #expect(first != nil)
    _ = cache.evict()
    #expect(first == nil)
  }

  /// The same operations on a list that is searched from end to end.
  @Test func `random operations give what a plain list gives`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("LRUCacheTests: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var pair = CachePair(budget: Int.random(in: 0...60, using: &random))
      for step in 0..<200 {
        pair.step(&random)
        #expect(pair.isAlike, "seed \(seed), step \(step)")
        if !pair.isAlike { return }
      }
    }
  }
}

/// A cache and its obvious reference, which get the same operations.
private struct CachePair {
  private var cache: LRUCache<Int, Int>
  private var list: PlainList
  private var answersAgree = true

  init(budget: Int) {
    cache = LRUCache(budget: budget)
    list = PlainList(budget: budget)
  }

  var isAlike: Bool {
    var rest = cache
    var order: [Int] = []
    rest.budget = -1
    while let value = rest.evict() { order.append(value) }
    order += rest.values
    return answersAgree && order == list.items.map(\.value) && cache.count == list.items.count
      && cache.cost == list.cost && cache.keys.sorted() == list.items.map(\.key).sorted()
      && cache.keys.allSatisfy { key in
        cache[key] == list.items.first { $0.key == key }?.value
      }
  }

  mutating func step(_ random: inout SeededGenerator) {
    let key = Int.random(in: 0..<12, using: &random)
    let value = Int.random(in: 0..<1000, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2:
      let cost = Int.random(in: 0...20, using: &random)
      cache.insert(value, for: key, cost: cost)
      list.insert(value, key, cost)
    case 3, 4: compare(cache.use(key), list.use(key))
    case 5: compare(cache.remove(key), list.remove(key)?.value)
    case 6:
      cache.removeAll { $0 % 5 == value % 5 }
      list.items.removeAll { $0.value % 5 == value % 5 }
    default:
      let limit = value
      while true {
        let (gone, expected) = (cache.evict { $0 < limit }, list.evict { $0 < limit })
        compare(gone, expected)
        if gone == nil || expected == nil { break }
      }
    }
  }

  private mutating func compare(_ a: Int?, _ b: Int?) { if a != b { answersAgree = false } }
}

/// Oldest first.
private struct PlainList {
  let budget: Int
  var items: [(key: Int, value: Int, cost: Int)] = []
  var cost: Int { items.reduce(0) { $0 + $1.cost } }

  mutating func remove(_ key: Int) -> (key: Int, value: Int, cost: Int)? {
    items.firstIndex { $0.key == key }.map { items.remove(at: $0) }
  }

  mutating func use(_ key: Int) -> Int? {
    guard let item = remove(key) else { return nil }
    items.append(item)
    return item.value
  }

  mutating func insert(_ value: Int, _ key: Int, _ cost: Int) {
    _ = remove(key)
    items.append((key, value, cost))
  }

  mutating func evict(where mayGo: (Int) -> Bool) -> Int? {
    guard cost > budget, items.count > 1, mayGo(items[0].value) else { return nil }
    return items.removeFirst().value
  }
}
