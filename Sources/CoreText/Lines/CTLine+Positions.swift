public import CoreGraphics
import Foundation
public import FoundationAdditions

// Positions are in points from the left end of the line's baseline, y upwards.

/// The unit whose left edge is nearest to a position.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let own = line.line, position.x.isFinite else { return line.start }
  let unit = line.layout.unit(nearestTo: position.x + own.origin.x, line: line.number)
  return line.start + unit
}

/// Where the caret is before a unit. Where directions meet, `secondaryOffset` is that of the other direction.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  guard let own = line.line else { return 0 }
  let units = line.units
  let unit = min(max(charIndex, units.lowerBound), units.upperBound) - line.start
  let (layout, number) = (line.layout, line.number)
  let primary = layout.caretX(at: unit, line: number) - own.origin.x
  secondaryOffset?.pointee =
    layout.caretX(at: unit, line: number, isUpstream: true) - own.origin.x
  return primary
}

/// Calls the block with the caret before each character, from the left: its offset, the unit, whether it is
/// at the front of the character, and a flag that ends the calls.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stops = false
  let carets = line.units.map { (unit: $0, x: CTLineGetOffsetForStringIndex(line, $0, nil)) }
  for caret in carets.sorted(by: { $0.x < $1.x }) {
    block(Double(caret.x), caret.unit, true, &stops)
    if stops { return }
  }
}

/// The width of the spaces that the line ends in.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  guard line.line != nil else { return 0 }
  let text = (line.string.string as NSString).substring(
    with: NSRange(location: line.units.lowerBound, length: line.units.count))
  let spaces = text.utf16.reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0xA0 }.count
  let end = line.units.upperBound - line.start
  let ranges = line.layout.xRanges(of: end - spaces..<end, line: line.number)
  return ranges.reduce(0) { $0 + Double($1.upperBound - $1.lowerBound) }
}

/// What `CTLineGetBoundsWithOptions` goes by.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: CFIndex

  public init(rawValue: CFIndex) { self.rawValue = rawValue }

  /// Leading is never part of the bounds here.
  public static let excludeTypographicLeading = Self(rawValue: 1 << 0)
  public static let excludeTypographicShifts = Self(rawValue: 1 << 1)
  public static let useHangingPunctuation = Self(rawValue: 1 << 2)
  /// What the glyphs cover.
  public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
  public static let useOpticalBounds = Self(rawValue: 1 << 4)
  public static let includeLanguageExtents = Self(rawValue: 1 << 5)
}

/// The box of the line's advances and font heights, or of its glyphs.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let own = line.line else { return .zero }
  if options.contains(.useGlyphPathBounds) { return own.source.ink.turnedUp }
  return CGRect(x: 0, y: -own.descent, width: own.width, height: own.height)
}

/// The box that the line's glyphs cover when it is drawn at the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  guard let ink = line.line?.source.ink.turnedUp, !ink.isEmpty else { return .null }
  let place = context?.textPosition ?? .zero
  return ink.offsetBy(dx: place.x, dy: place.y)
}

extension CGRect {
  /// With y upwards instead of downwards.
  var turnedUp: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}
