import Foundation
import PlatformKit

/// A text counted as AT-SPI counts: by Unicode scalars. UIKit counts UTF-16 units.
package struct ATSPICharacters {
  let scalars: [Unicode.Scalar]

  package init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var count: Int { scalars.count }

  /// -1 stands for the end.
  func offset(_ number: Int) -> Int { number < 0 ? count : min(number, count) }

  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range.clamped(to: 0..<count)])
    return String(view)
  }

  func units(_ offset: Int) -> Int {
    scalars.prefix(max(0, offset)).reduce(0) { $0 + UTF16.width($1) }
  }

  package func units(_ range: Range<Int>) -> Range<Int> {
    units(range.lowerBound)..<units(range.upperBound)
  }

  /// The scalars before a number of units.
  func offset(units: Int) -> Int {
    var left = units
    for (index, scalar) in scalars.enumerated() {
      if left <= 0 { return index }
      left -= UTF16.width(scalar)
    }
    return count
  }

  func offsets(units range: Range<Int>) -> Range<Int> {
    let start = offset(units: range.lowerBound)
    return start..<max(start, offset(units: range.upperBound))
  }
}

// Pieces of text.
extension ATSPICharacters {
  enum Piece { case character, word, sentence, paragraph }

  /// The piece that an offset is in, with the space after it; empty at the end.
  func piece(_ kind: Piece, at offset: Int) -> Range<Int> {
    guard (0..<count).contains(offset) else { return count..<count }
    switch kind {
    case .character: return offset..<offset + 1
    case .word:
      return piece(at: offset) { isWord(scalars[$0]) && !isWord(scalars[$0 - 1]) }
    case .sentence:
      return piece(at: offset) { !isSpace(scalars[$0]) && endsSentence(before: $0) }
    case .paragraph: return piece(at: offset) { scalars[$0 - 1] == "\n" }
    }
  }

  private func piece(at offset: Int, startsAt: (Int) -> Bool) -> Range<Int> {
    var start = offset
    while start > 0, !startsAt(start) { start -= 1 }
    var end = offset + 1
    while end < count, !startsAt(end) { end += 1 }
    return start..<end
  }

  private func endsSentence(before index: Int) -> Bool {
    var end = index
    while end > 0, isSpace(scalars[end - 1]) { end -= 1 }
    return end < index && end > 0 && ".!?\u{3002}".unicodeScalars.contains(scalars[end - 1])
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}
