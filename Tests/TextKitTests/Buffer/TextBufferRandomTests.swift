import Foundation
import SeededInput
import TextKit
import Testing

/// Random edits beside a plain string.
@Suite struct TextBufferRandomTests {
  private static let pieces = [
    "a", "bc", "\n", "\r", "\r\n", "é", "e\u{301}", "\u{301}", "😀", "👨‍👩‍👧", "\u{200D}", "🇩🇪",
    "🇫", "שלום", "👍🏽", "\u{2029}", "\u{85}", "क्षि", "\u{94D}", "각", "\u{1100}", "\u{FFFD}", "𝄞",
    "long enough to fill several chunks of a small buffer",
  ]

  @Test(arguments: 0..<3)
  func editsAreThoseOfAString(_ number: UInt64) {
    let seed = SeededGenerator.seed + number
    var numbers = SeededGenerator(seed: seed)
    var units: [UInt16] = []
    var text = TextBuffer("", chunk: 8 + Int(number) * 8)
    for step in 0..<soakSteps(150, soak: 600) {
      let start = Int.random(in: 0...units.count, using: &numbers)
      let length = Int.random(in: 0...(units.count > 300 ? 200 : 6), using: &numbers)
      let end = min(units.count, start + length)
      let piece = Self.pieces.randomElement(using: &numbers)!
      Self.replace(&units, start..<end, piece)
      text.replace(start..<end, with: piece)
      let fault = Self.difference(text, units, &numbers)
      #expect(fault == nil, "seed \(seed), step \(step)")
      if fault != nil { return }
    }
  }

  /// Bytes that differ from those of breaks by a bit, and what else is looked at with them.
  private static let rare = [
    "\r", "\r\n", "\n\r", "é", "\u{85}", "\u{2029}", "\u{2028}", "😀", "\u{80}", "\u{8A}", "\u{8D}",
    "\u{B}", "\u{C}", "\u{7F}", "\0", "\u{4A}", "\u{0E}",
  ]

  private static func mostlyPlain(_ numbers: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...150, using: &numbers) {
      switch Int.random(in: 0..<24, using: &numbers) {
      case 0, 1: text += "\n"
      case 2: text += rare.randomElement(using: &numbers)!
      default: text += String(UnicodeScalar(UInt8.random(in: 0x20...0x7E, using: &numbers)))
      }
    }
    return text
  }

  /// Plain letters are looked at in eights.
  @Test(arguments: 0..<4)
  func paragraphsOfMostlyPlainTextAreThoseOfAString(_ number: UInt64) {
    let seed = SeededGenerator.seed + number
    var numbers = SeededGenerator(seed: seed)
    for step in 0..<soakSteps(100, soak: 3000) {
      let string = Self.mostlyPlain(&numbers)
      let units = Array(string.utf16)
      let most = [8, 9, 13, 64, 1024].randomElement(using: &numbers)!
      let text = TextBuffer(string, chunk: most)
      let offset = Int.random(in: 0...units.count, using: &numbers)
      let before = Self.starts(Array(units[..<offset])).count - 1
      let isSame = text.count == units.count && text.measures(before: offset).breaks == before
      let fault = isSame ? Self.paragraphDifference(text, units) : "measures before \(offset)"
      #expect(fault == nil, "seed \(seed), step \(step), chunks of \(most)")
      if fault != nil { return }
    }
  }

  @Test func bytesThatAreNoTextAreRepaired() {
    let seed = SeededGenerator.seed
    var numbers = SeededGenerator(seed: seed)
    for step in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &numbers) {
        let isAny = Int.random(in: 0..<5, using: &numbers) == 0
        bytes.append(UInt8.random(in: isAny ? 0...255 : 0x09...0x0E, using: &numbers))
      }
      let (text, string) = (TextBuffer(utf8: bytes), String(decoding: bytes, as: UTF8.self))
      let fault = Self.paragraphDifference(text, Array(string.utf16))
      #expect(text.string == string && fault == nil, "seed \(seed), step \(step)")
    }
  }

  /// Halves of pairs that an edit leaves behind become U+FFFD.
  private static func replace(_ units: inout [UInt16], _ range: Range<Int>, _ piece: String) {
    func cut(_ offset: Int) -> Bool {
      offset > 0 && offset < units.count && UTF16.isLeadSurrogate(units[offset - 1])
        && UTF16.isTrailSurrogate(units[offset])
    }
    let (first, last) = (cut(range.lowerBound), cut(range.upperBound))
    if range.isEmpty, piece.isEmpty { return }
    if first { units[range.lowerBound - 1] = 0xFFFD }
    if last { units[range.upperBound] = 0xFFFD }
    units.replaceSubrange(range, with: Array(piece.utf16))
  }

  private static func difference(
    _ text: TextBuffer, _ units: [UInt16], _ numbers: inout SeededGenerator
  ) -> String? {
    let string = String(decoding: units, as: UTF16.self)
    if text.string != string || text.count != units.count { return "text" }
    let start = Int.random(in: 0...units.count, using: &numbers)
    let end = Int.random(in: start...units.count, using: &numbers)
    if text.string(start..<end) != String(decoding: units[start..<end], as: UTF16.self) {
      return "part \(start)..<\(end)"
    }
    if start < units.count, text.unit(at: start) != units[start] { return "unit \(start)" }
    return paragraphDifference(text, units) ?? characterDifference(text, string)
  }

  /// Of paragraphs.
  private static func starts(_ units: [UInt16]) -> [Int] {
    var starts = [0]
    for (offset, unit) in units.enumerated() {
      let isInside = unit == 0x0D && offset + 1 < units.count && units[offset + 1] == 0x0A
      if [0x0A, 0x0D, 0x85, 0x2029].contains(unit), !isInside { starts.append(offset + 1) }
    }
    return starts
  }

  private static func paragraphDifference(_ text: TextBuffer, _ units: [UInt16]) -> String? {
    let starts = starts(units)
    let found = (0..<text.paragraphCount).map { text.paragraph($0).lowerBound }
    if found != starts { return "paragraphs \(found), should be \(starts)" }
    let begun = (0...text.count).filter(text.isParagraphStart)
    return begun == starts ? nil : "starts of paragraphs \(begun), should be \(starts)"
  }

  private static func characterDifference(_ text: TextBuffer, _ string: String) -> String? {
    var boundaries = [0]
    for character in string { boundaries.append(boundaries.last! + character.utf16.count) }
    for (start, end) in zip(boundaries, boundaries.dropFirst()) {
      for offset in start..<end {
        if text.characterStart(atOrBefore: offset) != start { return "start of \(offset)" }
        if text.characterEnd(after: offset) != end { return "end of \(offset)" }
      }
      if text.characterStart(before: end) != start { return "before \(end)" }
    }
    return nil
  }
}
