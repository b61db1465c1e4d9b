import SumTreeKit

/// A piece of a text buffer: valid UTF-8, cut between scalars.
package struct TextChunk: Summarized {
  private(set) var bytes: [UInt8]
  package private(set) var summary: TextMeasures

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    summary = bytes.withUnsafeBufferPointer { TextMeasures($0) }
  }

  /// What lies between two UTF-16 offsets in UTF-8; half of a surrogate pair becomes U+FFFD, which
  /// is one unit long as well.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    let start = place(range.lowerBound)
    let end = place(range.upperBound)
    if range.isEmpty { return [] }
    let first = start.isHalf ? start.byte + 4 : start.byte
    let whole = first < end.byte ? Array(bytes[first..<end.byte]) : []
    if !start.isHalf, !end.isHalf { return whole }
    return (start.isHalf ? Self.replacement : []) + whole + (end.isHalf ? Self.replacement : [])
  }

  static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Whether bytes are the same as UTF-16 units.
  private var isPlain: Bool { summary.bytes == summary.units }

  /// The start of the scalar at or around a UTF-16 offset, and whether the offset is inside it.
  func place(_ offset: Int) -> (byte: Int, isHalf: Bool) {
    if isPlain || offset == 0 { return (offset, false) }
    var (byte, unit) = (0, 0)
    while unit < offset {
      let lead = bytes[byte]
      if lead >= 0xF0, unit + 1 == offset { return (byte, true) }
      unit += lead >= 0xF0 ? 2 : 1
      byte += Self.length(lead)
    }
    return (byte, false)
  }

  /// The measures of what is before a UTF-16 offset; half of a surrogate pair counts one unit.
  func measures(before offset: Int) -> TextMeasures {
    let place = place(offset)
    var measures = bytes.withUnsafeBufferPointer {
      TextMeasures(UnsafeBufferPointer(rebasing: $0[..<place.byte]))
    }
    measures.units = offset
    return measures
  }

  /// The unit at a UTF-16 offset.
  func unit(at offset: Int) -> UInt16 {
    if isPlain { return UInt16(bytes[offset]) }
    let place = place(offset)
    let end = place.byte + Self.length(bytes[place.byte])
    let scalar = String(decoding: bytes[place.byte..<end], as: UTF8.self).utf16
    return place.isHalf ? scalar.last! : scalar.first!
  }

  /// The bytes of a scalar by its first one.
  static func length(_ lead: UInt8) -> Int {
    lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }
}

extension TextChunk {
  /// The UTF-16 offset after a break, the first being number 1. With `continuesReturn`, a line feed
  /// at the start belongs to the chunk before.
  func endOfBreak(_ number: Int, continuesReturn: Bool) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var (byte, unit, found) = (0, 0, 0)
      while byte < bytes.count {
        if byte > 0 || !continuesReturn, let eight = EightBytes(bytes, at: byte), eight.arePlain,
          found + eight.feeds < number
        {
          found += eight.feeds
          (byte, unit) = (byte + EightBytes.count, unit + EightBytes.count)
          continue
        }
        let end = min(byte + EightBytes.count, bytes.count)
        while byte < end {
          let length = Self.length(bytes[byte])
          let isInside = byte == 0 && continuesReturn && bytes[0] == 0x0A
          if !isInside, Self.isBreak(byte, bytes) { found += 1 }
          unit += length == 4 ? 2 : 1
          byte += length
          if found == number { return unit }
        }
      }
      return nil
    }
  }

  /// Whether a paragraph ends after the scalar at a byte.
  private static func isBreak(_ byte: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes[byte] {
    case 0x0A: true
    case 0x0D: byte + 1 == bytes.count || bytes[byte + 1] != 0x0A
    case 0xC2: bytes[byte + 1] == 0x85
    case 0xE2: bytes[byte + 1] == 0x80 && bytes[byte + 2] == 0xA9
    default: false
    }
  }

  /// UTF-8 cut into chunks of nearly the same length, between scalars.
  static func chunks(_ bytes: UnsafeBufferPointer<UInt8>, most: Int) -> [TextChunk] {
    guard !bytes.isEmpty else { return [] }
    let number = (bytes.count + most - 1) / most
    var chunks: [TextChunk] = []
    chunks.reserveCapacity(number)
    var start = 0
    for index in 1...number {
      var end = bytes.count * index / number
      while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      guard end > start else { continue }
      chunks.append(TextChunk(Array(UnsafeBufferPointer(rebasing: bytes[start..<end]))))
      start = end
    }
    return chunks
  }
}
