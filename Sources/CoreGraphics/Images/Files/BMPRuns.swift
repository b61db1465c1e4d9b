/// Reads the runs of a BMP's picture: pairs of a count and a value; after a 0, the end of a row or the file, a
/// jump, or single values.
struct BMPRuns {
  private let reader: ByteReader
  private var place: Int
  /// Bits of a value: two values of 4 bits are in a byte.
  private let depth: Int
  private var (x, y) = (0, 0)

  init(_ reader: ByteReader, place: Int, depth: Int) {
    (self.reader, self.place, self.depth) = (reader, place, depth)
  }

  /// Gives each value with its column and row. False if bytes are missing.
  mutating func read(rows: Int, _ give: (_ value: Int, _ x: Int, _ y: Int) -> Void) -> Bool {
    while y < rows {
      guard let count = reader.byte(place), let value = reader.byte(place + 1) else { return false }
      place += 2
      switch (count, value) {
      case (0, 0): (x, y) = (0, y + 1)
      case (0, 1): return true
      case (0, 2): guard jump() else { return false }
      case (0, _): guard readValues(value, give) else { return false }
      default:
        for index in 0..<count { give(part(value, index), x + index, y) }
        x += count
      }
    }
    return true
  }

  private mutating func jump() -> Bool {
    guard let dx = reader.byte(place), let dy = reader.byte(place + 1) else { return false }
    (place, x, y) = (place + 2, x + dx, y + dy)
    return true
  }

  /// Values fill an even number of bytes.
  private mutating func readValues(_ count: Int, _ give: (Int, Int, Int) -> Void) -> Bool {
    for index in 0..<count {
      guard let byte = reader.byte(place + index * depth / 8) else { return false }
      give(part(byte, index), x + index, y)
    }
    x += count
    place += (count * depth + 15) / 16 * 2
    return true
  }

  private func part(_ byte: Int, _ index: Int) -> Int {
    depth == 8 ? byte : index % 2 == 0 ? byte >> 4 : byte & 15
  }
}
