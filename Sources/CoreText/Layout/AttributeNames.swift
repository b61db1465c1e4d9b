public import Foundation

/// The font of a range: a `CTFont`.
public let kCTFontAttributeName = NSAttributedString.Key("NSFont")
/// The colour of a range's glyphs: a `CGColor`, black by default.
public let kCTForegroundColorAttributeName = NSAttributedString.Key("CTForegroundColor")
/// Whether glyphs have the context's fill colour: a Boolean.
public let kCTForegroundColorFromContextAttributeName = NSAttributedString.Key(
  "CTForegroundColorFromContext")
/// The colour behind a range: a `CGColor`.
public let kCTBackgroundColorAttributeName = NSAttributedString.Key("CTBackgroundColor")
/// Points added after each character: a number; 0 turns pair kerning off.
public let kCTKernAttributeName = NSAttributedString.Key("NSKern")
/// Points added after each character: a number; pair kerning stays.
public let kCTTrackingAttributeName = NSAttributedString.Key("CTTracking")
/// Points to raise the characters by: a number.
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key("NSBaselineOffset")
/// The raw value of a `CTUnderlineStyle`, with modifiers.
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key("NSUnderline")
/// The colour of the line below: a `CGColor`, the glyphs' by default.
public let kCTUnderlineColorAttributeName = NSAttributedString.Key("NSUnderlineColor")
/// The width of a line around glyphs in hundredths of the font's size: a number; below 0 glyphs are filled too.
public let kCTStrokeWidthAttributeName = NSAttributedString.Key("NSStrokeWidth")
/// The colour of the line around glyphs: a `CGColor`, the glyphs' by default.
public let kCTStrokeColorAttributeName = NSAttributedString.Key("NSStrokeColor")
/// 0 for no joined letters, 1 for the usual ones, 2 for all that the font has: a number.
public let kCTLigatureAttributeName = NSAttributedString.Key("NSLigature")
/// 1 for small raised letters, -1 for lowered ones: a number. The font's file says how small and how high.
public let kCTSuperscriptAttributeName = NSAttributedString.Key("NSSuperScript")
/// Line breaking and alignment: a `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key("NSParagraphStyle")
/// The room that a character takes: a `CTRunDelegate`.
public let kCTRunDelegateAttributeName = NSAttributedString.Key("CTRunDelegate")

/// The style of a line below text.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 0x01)
  public static let thick = Self(rawValue: 0x02)
  public static let double = Self(rawValue: 0x09)
}

/// How a line below text is interrupted; added to a `CTUnderlineStyle`.
public struct CTUnderlineStyleModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let patternDot = Self(rawValue: 0x0100)
  public static let patternDash = Self(rawValue: 0x0200)
  public static let patternDashDot = Self(rawValue: 0x0300)
  public static let patternDashDotDot = Self(rawValue: 0x0400)
}
