import Foundation
import TextKit

/// Finds a text in another, unit by unit, so that matches are as long as what is searched for.
struct TextMatches {
  /// More are not looked for.
  static let most = 10_000
  /// So many units are looked at together, and what is left of their paragraph.
  private static let window = 65_536

  private let query: [UInt16]
  private let ignoresCase: Bool
  private let method: UITextSearchOptions.WordMatchMethod

  @MainActor
  init(_ query: String, _ options: UITextSearchOptions) {
    ignoresCase = options.stringCompareOptions.contains(.caseInsensitive)
    self.query = Self.units(query, ignoresCase)
    method = options.wordMatchMethod
  }

  /// From the start on; none overlaps another.
  func ranges(in text: TextBuffer) -> [Range<Int>] {
    guard !query.isEmpty else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    while start < text.count, found.count < Self.most {
      let end = text.paragraph(at: min(start + Self.window, text.count - 1)).upperBound
      // What is searched for may go on beyond the end of the paragraph.
      let reach = min(end + query.count - 1, text.count)
      let units = Self.units(text.string(start..<reach), ignoresCase)
      let from = max(start, found.last?.upperBound ?? 0) - start
      search(units, from: from, before: end - start) { offset in
        let range = start + offset..<start + offset + query.count
        if fits(range, text) { found.append(range) }
        return found.count < Self.most
      }
      start = end
    }
    return found
  }

  private func search(
    _ units: [UInt16], from start: Int, before end: Int, _ match: (Int) -> Bool
  ) {
    var offset = start
    while offset < end, offset + query.count <= units.count {
      guard units[offset] == query[0], units[offset..<offset + query.count].elementsEqual(query)
      else {
        offset += 1
        continue
      }
      if !match(offset) { return }
      offset += query.count
    }
  }

  private func fits(_ range: Range<Int>, _ text: TextBuffer) -> Bool {
    switch method {
    case .contains: true
    case .startsWith: text.wordStart(before: range.lowerBound + 1) == range.lowerBound
    case .fullWord:
      text.wordStart(before: range.lowerBound + 1) == range.lowerBound
        && text.wordEnd(after: range.upperBound - 1) == range.upperBound
    }
  }

  /// Small letters for capitals, as far as they are as long.
  private static func units(_ string: String, _ ignoresCase: Bool) -> [UInt16] {
    guard ignoresCase else { return Array(string.utf16) }
    return string.utf16.map { unit in
      if unit < 0x80 { return unit >= 0x41 && unit <= 0x5A ? unit + 0x20 : unit }
      guard let scalar = UnicodeScalar(unit) else { return unit }
      let small = scalar.properties.lowercaseMapping.utf16
      return small.count == 1 ? small.first ?? unit : unit
    }
  }
}
