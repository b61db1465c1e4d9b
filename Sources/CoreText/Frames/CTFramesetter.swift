public import CoreGraphics
public import Foundation
public import FoundationAdditions

/// Lays out a string with attributes in paths.
///
/// Not thread-safe: use it and its frames on one thread.
public final class CTFramesetter {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = string }
}

/// A framesetter for a string.
public func CTFramesetterCreateWithAttributedString(
  _ string: NSAttributedString
) -> CTFramesetter {
  CTFramesetter(NSAttributedString(attributedString: string))
}

/// Lines of a part of the string, from the top of a path until it is full; a length of 0 means up to the end.
///
/// Of the attributes, the fill rule and paths that are cut out count: lines go downwards and keep inside of the path.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter, framesetter.clamped(stringRange), path, frameAttributes)
}

/// The size that a part of the string needs within a width and a height, and what fits in that. Infinity, and
/// numbers that aren't above 0, mean no limit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = framesetter.clamped(stringRange)
  func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
  let limits = TextLimits(width: limit(constraints.width), height: limit(constraints.height))
  let layout = TextLayout(framesetter.text(range), within: limits)
  fitRange?.pointee = CFRange(
    location: range.lowerBound, length: layout.shownUnits(of: range.count))
  return layout.size
}

extension CTFramesetter {
  func clamped(_ range: CFRange) -> Range<Int> {
    let start = min(max(range.location, 0), string.length)
    let length = range.length == 0 ? string.length - start : max(0, range.length)
    return start..<start + min(length, string.length - start)
  }

  func text(_ range: Range<Int>) -> AttributedText {
    let part = NSRange(location: range.lowerBound, length: range.count)
    return AttributedText(paragraphs: string.attributedSubstring(from: part))
  }
}

extension TextLayout {
  /// How many units the lines stand for, with the break after the last one.
  func shownUnits(of count: Int) -> Int {
    guard isTruncated else { return count }
    return lines.isEmpty ? 0 : min(units(ofLine: lines.count - 1).upperBound, count)
  }
}
