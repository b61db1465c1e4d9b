public import CoreGraphics
public import Foundation
public import FoundationAdditions

/// Breaks a string into lines for programs that place them by themselves. Not thread-safe.
public final class CTTypesetter {
  let framesetter: CTFramesetter

  init(_ framesetter: CTFramesetter) { self.framesetter = framesetter }
}

/// A typesetter for a string.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
  CTTypesetter(CTFramesetterCreateWithAttributedString(string))
}

/// The same: options have no effect.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: NSAttributedString, _ options: CFDictionary?
) -> CTTypesetter? { CTTypesetterCreateWithAttributedString(string) }

/// The typesetter of a framesetter's string.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter)
}

/// A framesetter for a typesetter's string.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  typesetter.framesetter
}

/// How many units from a start on fill a line of a width, between words; the break that ends it included.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.unitsInLine(from: startIndex, width, .byWordWrapping)
}

/// The same for a line that begins at an offset from the margin, which matters to tabs alone.
public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestLineBreak(typesetter, startIndex, width) }

/// How many units from a start on fill a line of a width, between characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.unitsInLine(from: startIndex, width, .byCharWrapping)
}

/// The line of a part of the string; a length of 0 means up to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let (framesetter, range) = (typesetter.framesetter, typesetter.framesetter.clamped(stringRange))
  let part = framesetter.string.attributedSubstring(
    from: NSRange(location: range.lowerBound, length: range.count))
  return CTLine(
    TextLayout(AttributedText(line: part)), 0, of: framesetter.string, from: range.lowerBound)
}

/// The same for a line that begins at an offset from the margin, which matters to tabs alone.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

extension CTTypesetter {
  fileprivate func unitsInLine(from start: Int, _ width: Double, _ mode: CTLineBreakMode) -> Int {
    let range = framesetter.clamped(CFRange(location: start, length: 0))
    guard !range.isEmpty else { return 0 }
    let text = framesetter.text(range).breakingLines(mode)
    let layout = TextLayout(text, within: TextLimits(width: CGFloat(width), lineCount: 2))
    guard layout.lines.count > 1 else { return range.count }
    return max(1, layout.units(ofLine: 1).lowerBound)
  }
}

extension AttributedText {
  fileprivate func breakingLines(_ mode: CTLineBreakMode) -> AttributedText {
    changingParagraphs { style in
      style = ParagraphAttributes()
      style.lineBreakMode = mode
    }
  }
}
