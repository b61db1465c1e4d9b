// Each scalar of the text is one scalar in `bytes`, though often another one. A scalar outside the
// basic plane stays one, so UTF-16 offsets can be counted in the bytes.

extension TextStorage {
  /// The UTF-16 offset of a byte.
  func unit(ofByte byte: Int) -> Int { units(in: 0..<byte) }

  /// The UTF-16 units of a range of bytes.
  func units(in range: Range<Int>) -> Int {
    var units = 0
    for value in bytes[range] where value & 0xC0 != 0x80 { units += value >= 0xF0 ? 2 : 1 }
    return units
  }

  /// The byte of a UTF-16 offset; of half a surrogate pair, that of the pair. The end for offsets
  /// beyond it.
  func byte(ofUnit unit: Int) -> Int {
    var (byte, units) = (0, 0)
    while byte < bytes.count, units < unit {
      let lead = bytes[byte]
      units += lead >= 0xF0 ? 2 : 1
      if units > unit { return byte }
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
    }
    return byte
  }

  /// The first byte of the scalar before a byte.
  func byte(before byte: Int) -> Int { scalarBoundary(notAbove: max(0, byte - 1)) }
}

/// Finds the UTF-16 offsets of bytes, each from the one before.
struct UnitCounter {
  private let storage: TextStorage
  private var byte: Int
  private var unit: Int

  init(_ storage: TextStorage, byte: Int = 0, unit: Int = 0) {
    (self.storage, self.byte, self.unit) = (storage, byte, unit)
  }

  mutating func unit(ofByte next: Int) -> Int {
    unit += next >= byte ? storage.units(in: byte..<next) : -storage.units(in: next..<byte)
    byte = next
    return unit
  }

  mutating func units(ofBytes range: Range<Int>) -> Range<Int> {
    let start = unit(ofByte: range.lowerBound)
    return start..<unit(ofByte: range.upperBound)
  }
}
