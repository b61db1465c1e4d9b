// Workaround: without `@usableFromInline` for the type and what it stores, `@inlinable` is ignored outside this
// module where it is `package`.

/// Values by key up to a budget; beyond it the least recently used ones go first.
///
/// Each value has a cost in a unit of the owner's choice, such as bytes. Finding, adding and removing
/// a value take constant time, and finding one allocates nothing.
@usableFromInline
package struct LRUCache<Key: Hashable, Value> {
  @usableFromInline
  struct Entry {
    @usableFromInline let key: Key
    @usableFromInline var value: Value
    @usableFromInline var cost: Int
    /// Neighbours in the order of use; -1 at the ends.
    @usableFromInline var older: Int
    @usableFromInline var newer: Int

    @inlinable
    init(key: Key, value: Value, cost: Int) {
      (self.key, self.value, self.cost) = (key, value, cost)
      (older, newer) = (-1, -1)
    }
  }

  /// What all values together may cost.
  @usableFromInline package var budget: Int
  /// What all values together cost.
  package var cost: Int { totalCost }

  @usableFromInline var totalCost = 0
  /// Without gaps, in no order.
  @usableFromInline var entries: [Entry] = []
  /// Where in `entries` a key is.
  @usableFromInline var places: [Key: Int] = [:]
  @usableFromInline var oldest = -1
  @usableFromInline var newest = -1

  @inlinable
  package init(budget: Int) { self.budget = budget }
}

extension LRUCache {
  @inlinable
  package var count: Int { entries.count }

  /// All values, in no order.
  @inlinable
  package var values: some Collection<Value> { entries.lazy.map(\.value) }

  /// All keys, in no order.
  @inlinable
  package var keys: some Collection<Key> { entries.lazy.map(\.key) }

  /// The value of a key, which does not count as a use.
  @inlinable
  package subscript(key: Key) -> Value? { places[key].map { entries[$0].value } }

  /// The value of a key, which becomes the most recently used one.
  @inlinable
  @discardableResult
  package mutating func use(_ key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      append(place)
    }
    return entries[place].value
  }

  /// Adds a value as the most recently used one, in place of the key's old one. The cost may then be
  /// above the budget: call `evict`, or `keep` instead.
  @inlinable
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if use(key) != nil {
      totalCost += cost - entries[newest].cost
      (entries[newest].value, entries[newest].cost) = (value, cost)
      return
    }
    let place = entries.count
    entries.append(Entry(key: key, value: value, cost: cost))
    places[key] = place
    append(place)
    totalCost += cost
  }
}

extension LRUCache {
  @inlinable
  @discardableResult
  package mutating func remove(_ key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    return remove(at: place)
  }

  @inlinable
  package mutating func removeAll(where isUnwanted: (Value) -> Bool) {
    // From the end: what fills a gap has been looked at.
    for place in entries.indices.reversed() where isUnwanted(entries[place].value) {
      remove(at: place)
    }
  }

  /// Adds a value and drops the least recently used ones above the budget, each after `forget`.
  @inlinable
  package mutating func keep(
    _ value: Value, for key: Key, cost: Int, forget: (Value) -> Void = { _ in }
  ) {
    insert(value, for: key, cost: cost)
    while let old = evict() { forget(old) }
  }

  /// Removes and returns the least recently used value while the cost is above the budget; nil once
  /// it is not. The most recently used value stays, even where it alone costs too much.
  @inlinable
  package mutating func evict() -> Value? { evict { _ in true } }

  /// Like `evict()`, but ends at the first value that may not go.
  @inlinable
  package mutating func evict(where mayGo: (Value) -> Bool) -> Value? {
    guard totalCost > budget, entries.count > 1, mayGo(entries[oldest].value) else { return nil }
    return remove(at: oldest)
  }
}

extension LRUCache {
  @inlinable
  @discardableResult
  mutating func remove(at place: Int) -> Value {
    unlink(place)
    let last = entries.count - 1
    if place != last { move(last, to: place) }
    let entry = entries.removeLast()
    places[entry.key] = nil
    totalCost -= entry.cost
    return entry.value
  }

  /// Swaps an entry with an unlinked one.
  @inlinable
  mutating func move(_ last: Int, to place: Int) {
    entries.swapAt(last, place)
    places[entries[place].key] = place
    link(entries[place].older, entries[place].newer, around: place)
  }

  @inlinable
  mutating func unlink(_ place: Int) {
    let (older, newer) = (entries[place].older, entries[place].newer)
    if older >= 0 { entries[older].newer = newer } else { oldest = newer }
    if newer >= 0 { entries[newer].older = older } else { newest = older }
  }

  @inlinable
  mutating func append(_ place: Int) {
    (entries[place].older, entries[place].newer) = (newest, -1)
    link(newest, -1, around: place)
  }

  @inlinable
  mutating func link(_ older: Int, _ newer: Int, around place: Int) {
    if older >= 0 { entries[older].newer = place } else { oldest = place }
    if newer >= 0 { entries[newer].older = place } else { newest = place }
  }
}
