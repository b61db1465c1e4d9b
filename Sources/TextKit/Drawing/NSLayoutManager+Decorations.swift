import CoreGraphics
import CoreText
import Foundation
import RasterKit

// The lines under and through text, one by one, for subclasses that draw them themselves.

extension NSLayoutManager {
  /// Whether a subclass may draw parts of the text itself.
  package var drawsInParts: Bool { type(of: self) != NSLayoutManager.self }

  var currentContext: CGContext? { GraphicsContextStack.current.entries.last?.context }

  /// Has the decorations of a block's lines drawn.
  func drawDecorations(of block: Laid, at origin: CGPoint) {
    for fragment in block.layout.fragments {
      let range = NSRange(fragment.range, from: block.start)
      let rect = fragmentRect(block, fragment)
      for (part, attributes) in runs(of: range) {
        if let style = NSUnderlineStyle(attributes.underline) {
          underlineGlyphRange(
            part, underlineType: style, lineFragmentRect: rect, lineFragmentGlyphRange: range,
            containerOrigin: origin)
        }
        if let style = NSUnderlineStyle(attributes.strikethrough) {
          strikethroughGlyphRange(
            part, strikethroughType: style, lineFragmentRect: rect, lineFragmentGlyphRange: range,
            containerOrigin: origin)
        }
      }
    }
  }

  private func runs(of range: NSRange) -> [(NSRange, TextAttributes)] {
    let runs = attributedText(clamped(range)).runs
    return runs.indices.map { index in
      let end = index + 1 < runs.count ? runs[index + 1].start : range.length
      return (NSRange(runs[index].start..<end, from: range.location), runs[index].attributes)
    }
  }

  /// The words of glyphs, or all of them if their line goes through spaces.
  func decoratedParts(_ glyphs: NSRange, _ style: NSUnderlineStyle) -> [NSRange] {
    guard style.contains(.byWord) else { return [glyphs] }
    let range = clamped(glyphs)
    let words = buffer.string(range).utf16.enumerated().split { Self.spaces.contains($0.element) }
    return words.compactMap { word in
      word.first.map { NSRange(location: range.lowerBound + $0.offset, length: word.count) }
    }
  }

  private static var spaces: Set<UInt16> { [0x20, 0x09, 0x0A, 0x0D, 0xA0, 0x2028, 0x2029, 0x3000] }

  /// Below the baseline, as far as letters of the first glyph's font reach.
  func depth(of glyphs: NSRange) -> CGFloat {
    runs(of: glyphs).first?.1.font.lineMetrics.descent ?? 0
  }

  /// Draws what `change` makes of the decorations of glyphs on one line.
  func drawDecorations(
    _ glyphs: NSRange, at origin: CGPoint, _ change: (inout TextAttributes) -> Void
  ) {
    let range = clamped(glyphs)
    guard !range.isEmpty, let context = currentContext, let line = line(at: range.lowerBound),
      var attributes = runs(of: NSRange(range)).first?.1
    else { return }
    change(&attributes)
    let (block, text) = (line.block, line.block.layout.text)
    let left = origin.x + block.layout.origin.x
    let units = range.lowerBound - block.start..<range.upperBound - block.start
    for x in text.xRanges(of: units.clamped(to: line.fragment.range), line: line.number) {
      text.drawDecorations(
        attributes, across: left + x.lowerBound...left + x.upperBound,
        baseline: origin.y + block.top + line.fragment.baseline, in: context)
    }
  }
}

extension TextAttributes {
  /// With no other decoration than a line under the letters, in the colour of theirs.
  mutating func underlineOnly(_ style: NSUnderlineStyle) {
    (underline, strikethrough) = (TextDecoration(style.rawValue, underline?.color), nil)
  }

  /// With no other decoration than a line through the letters, in the colour of theirs.
  mutating func strikeThroughOnly(_ style: NSUnderlineStyle) {
    (underline, strikethrough) = (nil, TextDecoration(style.rawValue, strikethrough?.color))
  }
}

extension NSUnderlineStyle {
  /// Nil for no line.
  fileprivate init?(_ decoration: TextDecoration?) {
    guard let decoration else { return nil }
    self =
      switch decoration.style {
      case .single: .single
      case .thick: .thick
      case .double: .double
      }
    switch decoration.pattern {
    case .solid: break
    case .dot: insert(.patternDot)
    case .dash: insert(.patternDash)
    case .dashDot: insert(.patternDashDot)
    case .dashDotDot: insert(.patternDashDotDot)
    }
    if decoration.isByWord { insert(.byWord) }
  }
}
