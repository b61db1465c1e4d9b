import CoreGraphics
public import Foundation
public import FoundationAdditions

/// One line of glyphs: laid out at its natural width, or one of a frame.
///
/// Not thread-safe: use it on the thread that made it.
public final class CTLine {
  let layout: TextLayout
  /// Of the layout's lines.
  let number: Int
  /// What it was made of.
  let string: NSAttributedString
  /// Where the layout begins in the string.
  let start: Int

  init(_ layout: TextLayout, _ number: Int, of string: NSAttributedString, from start: Int) {
    (self.layout, self.number, self.string, self.start) = (layout, number, string, start)
  }

  /// Nil for an empty text.
  var line: TextLine? { layout.lines.indices.contains(number) ? layout.lines[number] : nil }

  /// The units of the string.
  var units: Range<Int> {
    guard line != nil else { return start..<start }
    let own = layout.units(ofLine: number)
    return start + own.lowerBound..<start + own.upperBound
  }
}

/// Lays out a string as one line; line separators have no width here.
///
/// Accepts Core Text's attributes and UIKit's.
public func CTLineCreateWithAttributedString(_ string: NSAttributedString) -> CTLine {
  CTLine(TextLayout(AttributedText(line: string)), 0, of: string, from: 0)
}

/// Returns the line's width, and its ascent, descent and leading through the pointers. In points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let line = line.line
  ascent?.pointee = line?.ascent ?? 0
  descent?.pointee = line?.descent ?? 0
  leading?.pointee = line?.leading ?? 0
  return Double(line?.width ?? 0)
}

/// The offset that aligns a line within `flushWidth`: a factor of 0 is left, 0.5 centred, 1 right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let room = flushWidth - Double(line.line?.width ?? 0)
  return max(0, room * Double(min(max(flushFactor, 0), 1)))
}

/// The units of the string that the line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.units.lowerBound, length: line.units.count)
}

/// The runs from left to right: glyphs of one font and one set of attributes. Each is a `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// The number of glyphs in all runs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.glyphs.count }
}

extension CTLine {
  var runs: [CTRun] {
    guard let line else { return [] }
    var counter = UnitCounter(
      layout.storage, byte: line.source.range.lowerBound, unit: units.lowerBound)
    return line.source.runs.map { CTRun($0, in: self, &counter) }
  }
}

extension AttributedText {
  /// What ends lines has no width.
  init(line string: NSAttributedString) {
    let text = AttributedText(string) { (TextAttributes(coreText: $0), ParagraphAttributes()) }
    var joined = String.UnicodeScalarView()
    for scalar in text.string.unicodeScalars {
      joined.append(scalar.endsLine ? "\u{200B}" : scalar)
    }
    self.init(String(joined), runs: text.runs)
  }

  /// Several lines, with Core Text's paragraph styles.
  init(paragraphs string: NSAttributedString) {
    self.init(string) {
      (TextAttributes(coreText: $0), ParagraphAttributes(reading: $0) ?? ParagraphAttributes())
    }
  }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
