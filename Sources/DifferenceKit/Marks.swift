/// Numbers of identifiers, by which they are found: equal ones have the same.
@usableFromInline enum Marks {
  /// Texts get theirs in a fraction of the time that hashing takes, as long as all are ASCII: others may have
  /// equals with other characters.
  @inlinable static func of<ID: Hashable>(
    _ places: Occurrences<ID>.Part, _ sought: Occurrences<ID>.Part
  ) -> (places: [Int], sought: [Int]) {
    if ID.self == String.self, let places = plain(places), let sought = plain(sought) {
      return (places, sought)
    }
    return (
      places.offsets.map { places.list[$0].hashValue },
      sought.offsets.map { sought.list[$0].hashValue }
    )
  }

  /// Nil if a text has characters beyond ASCII. The identifiers must be texts.
  @inlinable static func plain<ID: Hashable>(_ part: Occurrences<ID>.Part) -> [Int]? {
    var marks: [Int] = []
    marks.reserveCapacity(part.offsets.count)
    for offset in part.offsets {
      guard let mark = mark(unsafeBitCast(part.list[offset], to: String.self)) else { return nil }
      marks.append(mark)
    }
    return marks
  }

  /// Another one in each process, as the standard library's, so that nobody can make texts that all have the same mark.
  private static let seed = UInt64.random(in: .min ... .max)
  /// From MurmurHash3's last step (A. Appleby, public domain).
  private static let factor: UInt64 = 0xFF51_AFD7_ED55_8CCD
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Nil for a text with characters beyond ASCII.
  @usableFromInline static func mark(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { mark(UnsafeRawBufferPointer($0)) } ?? nil
  }

  private static func mark(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var (mark, all, place) = (seed ^ UInt64(bytes.count), UInt64(0), 0)
    while place + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self), into: &mark, &all)
      place += 8
    }
    var rest: UInt64 = 0
    while place < bytes.count {
      rest = rest << 8 | UInt64(bytes[place])
      place += 1
    }
    mix(rest, into: &mark, &all)
    return all & highBits == 0 ? Int(truncatingIfNeeded: mark) : nil
  }

  private static func mix(_ word: UInt64, into mark: inout UInt64, _ all: inout UInt64) {
    all |= word
    mark = (mark ^ word) &* factor
    mark ^= mark >> 32
  }
}
