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
      let end = min(start + EightBytes.count, bytes.count)
      if let eight = EightBytes(bytes, at: start), eight.arePlain {
        feeds += eight.feeds
      } else {
        for index in start..<end {
          let byte = bytes[index]
          trailing += byte & 0xC0 == 0x80 ? 1 : 0
          long += byte >= 0xF0 ? 1 : 0
          feeds += byte == 0x0A ? 1 : 0
          rare += byte == 0x0D || byte == 0xC2 || byte == 0xE2 ? 1 : 0
        }
      }
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
