/// Values kept for objects that they do not keep alive.
///
/// Entries whose object is gone are found by looking at a few entries with each insertion, so no call
/// looks at all of them. What is removed is handed out: the caller releases it after unlocking,
/// because that may run `deinit`s that use the table again.
struct WeakKeyTable<Value> {
  private struct Entry {
    weak var object: AnyObject?
    var value: Value
    var position: Int
  }

  /// What an access removed, and the objects it met, to be released after unlocking.
  struct DeferredReleases {
    var values: [Value] = []
    var objects: [AnyObject] = []
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private var cursor = 0

  var count: Int { entries.count }

  /// The value of an object; nil too for one that only has the address of an object that is gone.
  func value(for object: AnyObject) -> Value? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.value
  }

  /// Nil removes the value.
  mutating func setValue(_ value: Value?, for object: AnyObject) -> DeferredReleases {
    let id = ObjectIdentifier(object)
    guard let value else {
      return DeferredReleases(values: removeValue(for: id).map { [$0] } ?? [])
    }
    if entries[id]?.object === object {
      entries[id]?.value = value
      return DeferredReleases()
    }
    var releases = removeOrphans(atMost: 2)
    if let gone = removeValue(for: id) { releases.values.append(gone) }
    entries[id] = Entry(object: object, value: value, position: order.count)
    order.append(id)
    return releases
  }

  /// Changes the value of an object, which may be in its `deinit`, where no weak reference leads to it any more.
  /// Nil if it has none.
  mutating func modifyValue<Result>(
    for object: AnyObject, _ body: (inout Value) -> Result
  ) -> Result? {
    let id = ObjectIdentifier(object)
    guard let known = entries[id]?.object else {
      return entries[id].map { _ in body(&entries[id]!.value) }
    }
    return known === object ? body(&entries[id]!.value) : nil
  }

  @discardableResult mutating func removeValue(for id: ObjectIdentifier) -> Value? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    let last = order.removeLast()
    if last != id {
      order[entry.position] = last
      entries[last]?.position = entry.position
    }
    return entry.value
  }

  /// Looks at up to `limit` entries, from where the last look ended.
  mutating func removeOrphans(atMost limit: Int) -> DeferredReleases {
    var releases = DeferredReleases()
    for _ in 0..<min(limit, order.count) {
      if cursor >= order.count { cursor = 0 }
      let id = order[cursor]
      if let object = entries[id]?.object {
        releases.objects.append(object)
        cursor += 1
      } else if let value = removeValue(for: id) {
        releases.values.append(value)
      }
    }
    return releases
  }
}
