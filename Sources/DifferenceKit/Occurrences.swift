/// Where identifiers stand, the places of each in order, found by hashing.
///
/// Takes three blocks of memory and hashes each identifier once, where a dictionary would hash it again to
/// remove it.
@usableFromInline struct Occurrences<ID: Hashable, Place> {
  @usableFromInline let places: [(id: ID, place: Place)]
  /// The first place of each bucket. There are at least as many buckets as places.
  @usableFromInline var buckets: [Int32]
  /// The next place of the same bucket.
  @usableFromInline var next: [Int32]

  /// Ends a bucket.
  @inlinable static var none: Int32 { -1 }
  /// Instead of the next place: this one is no longer in a bucket.
  @inlinable static var taken: Int32 { -2 }

  @inlinable init(_ places: [(id: ID, place: Place)]) {
    self.places = places
    let bits = Int.bitWidth - max(places.count - 1, 0).leadingZeroBitCount
    buckets = Array(repeating: Self.none, count: 1 << bits)
    next = Array(repeating: Self.none, count: places.count)
    for index in places.indices.reversed() {
      let bucket = bucket(of: places[index].id)
      next[index] = buckets[bucket]
      buckets[bucket] = Int32(index)
    }
  }

  @inlinable func bucket(of id: ID) -> Int { id.hashValue & (buckets.count - 1) }

  /// The earliest place that was not yet taken.
  @inlinable mutating func takeFirst(_ id: ID) -> Place? {
    let bucket = bucket(of: id)
    var (before, found) = (Self.none, buckets[bucket])
    while found >= 0, places[Int(found)].id != id { (before, found) = (found, next[Int(found)]) }
    guard found >= 0 else { return nil }
    let rest = next[Int(found)]
    if before >= 0 { next[Int(before)] = rest } else { buckets[bucket] = rest }
    next[Int(found)] = Self.taken
    return places[Int(found)].place
  }

  /// The places that were not taken, in order.
  @inlinable var left: [Place] {
    places.indices.filter { next[$0] != Self.taken }.map { places[$0].place }
  }
}
