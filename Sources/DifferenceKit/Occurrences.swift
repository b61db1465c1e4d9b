/// Where identifiers stand, each list of places in order.
@usableFromInline struct Occurrences<ID: Hashable, Place> {
  @usableFromInline var first: [ID: Place]
  /// Places of identifiers that occur more than once, the earliest last.
  @usableFromInline var further: [ID: [Place]] = [:]

  @inlinable init(_ places: [(id: ID, place: Place)]) {
    first = Dictionary(minimumCapacity: places.count)
    for (id, place) in places.reversed() {
      if let later = first.updateValue(place, forKey: id) { further[id, default: []].append(later) }
    }
  }

  /// The earliest place that was not yet taken.
  @inlinable mutating func takeFirst(_ id: ID) -> Place? {
    guard let place = first.removeValue(forKey: id) else { return nil }
    if !further.isEmpty, let next = further[id]?.popLast() { first[id] = next }
    return place
  }
}
