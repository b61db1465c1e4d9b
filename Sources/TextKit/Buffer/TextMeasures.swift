import SumTreeKit

/// Lengths of a piece of text.
package struct TextMeasures: TreeSummary, Equatable {
  /// In UTF-8.
  package var bytes = 0
  /// In UTF-16.
  package var units = 0
  /// The ends of paragraphs: line feeds, returns, both together, next lines and paragraph
  /// separators.
  package var breaks = 0
  /// A line feed at the start belongs to a return before it.
  var startsWithFeed = false
  var endsWithReturn = false

  package static let zero = TextMeasures()

  package static func + (a: Self, b: Self) -> Self {
    if a.bytes == 0 { return b }
    if b.bytes == 0 { return a }
    return TextMeasures(
      bytes: a.bytes + b.bytes, units: a.units + b.units,
      breaks: a.breaks + b.breaks - (a.endsWithReturn && b.startsWithFeed ? 1 : 0),
      startsWithFeed: a.startsWithFeed, endsWithReturn: b.endsWithReturn)
  }

  init() {}

  private init(bytes: Int, units: Int, breaks: Int, startsWithFeed: Bool, endsWithReturn: Bool) {
    (self.bytes, self.units, self.breaks) = (bytes, units, breaks)
    (self.startsWithFeed, self.endsWithReturn) = (startsWithFeed, endsWithReturn)
  }
}

extension TextMeasures {
  /// Measures valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (trailing, long, feeds, rare) = (0, 0, 0, 0)
    var start = 0
    while start < bytes.count {
      // So few that counts fit into bytes, which the compiler adds up many at a time.
      let end = min(start + 255, bytes.count)
      var (trails, longs, breaks, others): (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
      for byte in UnsafeBufferPointer(rebasing: bytes[start..<end]) {
        trails &+= byte & 0xC0 == 0x80 ? 1 : 0
        longs &+= byte >= 0xF0 ? 1 : 0
        breaks &+= byte == 0x0A ? 1 : 0
        others &+= byte == 0x0D || byte == 0xC2 || byte == 0xE2 ? 1 : 0
      }
      (trailing, long) = (trailing + Int(trails), long + Int(longs))
      (feeds, rare) = (feeds + Int(breaks), rare + Int(others))
      start = end
    }
    self.bytes = bytes.count
    units = bytes.count - trailing + long
    breaks = feeds + (rare > 0 ? Self.rareBreaks(bytes) : 0)
    startsWithFeed = bytes.first == 0x0A
    endsWithReturn = bytes.last == 0x0D
  }

  /// Ends of paragraphs other than line feeds; a return before a line feed does not count.
  private static func rareBreaks(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.indices.count { index in
      switch bytes[index] {
      case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
      case 0xC2: bytes[index + 1] == 0x85
      case 0xE2: bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9
      default: false
      }
    }
  }
}
