import Foundation

/// How large the pictures are that the parameter sets of a HEIC file declare (ITU-T H.265, 7.3.2.2). Decoders go by
/// them, whatever the boxes around say.
enum HEVCSizes {
  /// More boxes of parameter sets than a file of many tiles has, and more sets.
  private static let (mostBoxes, mostSets) = (1024, 16 * 1024)

  /// In pixels; 0 for a file without parameter sets.
  static func largestArea(in data: Data) -> Int {
    var (rest, boxes, sets, largest) = (data, 0, 0, 0)
    while let name = rest.range(of: Data("hvcC".utf8)) {
      boxes += 1
      rest = rest[name.upperBound...]
      for set in parameterSets(ByteReader(rest), &sets) { largest = max(largest, area(set)) }
      guard boxes <= mostBoxes, sets <= mostSets else { return .max }
    }
    return largest
  }

  /// The sequence parameter sets of a box, without their headers. Adds the number of sets of all kinds.
  private static func parameterSets(_ box: ByteReader, _ count: inout Int) -> [Data] {
    var sets: [Data] = []
    var place = 23
    for _ in 0..<(box.byte(22) ?? 0) {
      guard let kind = box.byte(place), let number = box.short(place + 1) else { return sets }
      place += 3
      for _ in 0..<number {
        count += 1
        guard count <= mostSets, let length = box.short(place) else { return sets }
        if kind & 0x3F == 33, let set = box.data(place + 4, length - 2) { sets.append(set) }
        place += 2 + length
      }
    }
    return sets
  }

  private static func area(_ set: Data) -> Int {
    var bits = HEVCBits(set)
    bits.skip(4)
    let layers = bits.next(3)
    // The profile and the level of the whole, and then of each layer that has its own.
    bits.skip(1 + 96)
    let own = (0..<layers).map { _ in 88 * bits.next(1) + 8 * bits.next(1) }
    if layers > 0 { bits.skip(2 * (8 - layers)) }
    bits.skip(own.reduce(0, +))
    _ = bits.nextCode()
    if bits.nextCode() == 3 { bits.skip(1) }
    let width = bits.nextCode()
    return width * bits.nextCode()
  }
}

/// Bits of a parameter set; zeros beyond its end.
private struct HEVCBits {
  private var bytes: [UInt8] = []
  private var place = 0

  /// What is behind the first bytes is not read. A three after two zeros is not of the content.
  init(_ set: Data) {
    var zeros = 0
    for byte in set.prefix(512) {
      if zeros >= 2, byte == 3 {
        zeros = 0
      } else {
        zeros = byte == 0 ? zeros + 1 : 0
        bytes.append(byte)
      }
    }
  }

  mutating func skip(_ count: Int) { place += count }

  mutating func next(_ count: Int) -> Int {
    (0..<count).reduce(0) { number, _ in
      let byte = place / 8 < bytes.count ? Int(bytes[place / 8]) : 0
      place += 1
      return number << 1 | byte >> (7 - (place - 1) % 8) & 1
    }
  }

  /// A number after as many zeros as it has more bits than one; at most 16 million.
  mutating func nextCode() -> Int {
    var zeros = 0
    while zeros <= 24, next(1) == 0 { zeros += 1 }
    guard zeros <= 24 else { return 1 << 24 }
    return 1 << zeros + next(zeros) - 1
  }
}
