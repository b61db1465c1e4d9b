/// Where identifiers of a list stand, the places of each in order, found by their marks.
///
/// Takes a few blocks of memory and hashes each identifier once, where a dictionary would hash it again to
/// remove it.
@usableFromInline struct Occurrences<ID: Hashable> {
  /// Offsets in a list.
  @usableFromInline struct Part {
    @usableFromInline let list: [ID]
    @usableFromInline let offsets: [Int]

    @inlinable init(_ list: [ID], _ offsets: [Int]) { (self.list, self.offsets) = (list, offsets) }

    @inlinable @inline(__always) subscript(number: Int) -> ID { list[offsets[number]] }
  }

  @usableFromInline let places: Part
  @usableFromInline let sought: Part
  /// Of what is sought.
  @usableFromInline let marks: [Int]
  /// The first place of each bucket. There are at least as many buckets as places.
  @usableFromInline var buckets: [Int32]
  /// The next place of the same bucket.
  @usableFromInline var next: [Int32]

  /// Ends a bucket.
  @inlinable static var none: Int32 { -1 }
  /// Instead of the next place: this one is no longer in a bucket.
  @inlinable static var taken: Int32 { -2 }

  @inlinable init(_ places: Part, sought: Part) {
    (self.places, self.sought) = (places, sought)
    let marks = Marks.of(places, sought)
    self.marks = marks.sought
    let bits = Int.bitWidth - max(places.offsets.count - 1, 0).leadingZeroBitCount
    buckets = Array(repeating: Self.none, count: 1 << bits)
    next = Array(repeating: Self.none, count: places.offsets.count)
    for number in places.offsets.indices.reversed() {
      let bucket = bucket(marks.places[number])
      next[number] = buckets[bucket]
      buckets[bucket] = Int32(number)
    }
  }

  @inlinable func bucket(_ mark: Int) -> Int { mark & (buckets.count - 1) }

  /// The earliest place that was not yet taken of the identifier that is sought at a place.
  @inlinable mutating func takeFirst(_ number: Int) -> Int? {
    let bucket = bucket(marks[number])
    var (before, found) = (Self.none, buckets[bucket])
    while found >= 0, places[Int(found)] != sought[number] {
      (before, found) = (found, next[Int(found)])
    }
    guard found >= 0 else { return nil }
    let rest = next[Int(found)]
    if before >= 0 { next[Int(before)] = rest } else { buckets[bucket] = rest }
    next[Int(found)] = Self.taken
    return places.offsets[Int(found)]
  }

  /// The places that were not taken, in order.
  @inlinable var left: [Int] {
    places.offsets.indices.filter { next[$0] != Self.taken }.map { places.offsets[$0] }
  }
}
