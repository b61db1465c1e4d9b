public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; by default the system font at 12 points.
  public static let font = Self("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// A `UIColor`; by default black.
  public static let foregroundColor = Self("NSColor")
  /// A `UIColor`; by default none.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Points after each character; 0 turns pair kerning off.
  public static let kern = Self("NSKern")
  /// Points after each character; keeps pair kerning.
  public static let tracking = Self("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// A `UIColor`; by default the text colour.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// A `UIColor`; by default the text colour.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// Points by which characters are raised.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// 0 keeps letters from being joined to one glyph, 2 joins all that the font can.
  public static let ligature = Self("NSLigature")
  /// The width of a line around glyphs in hundredths of the font's size; below 0 glyphs are filled
  /// too.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// A `UIColor`; by default the text colour.
  public static let strokeColor = Self("NSStrokeColor")
  /// An `NSShadow`.
  public static let shadow = Self("NSShadow")
  /// How far glyphs lean to the right for each unit of their height.
  public static let obliqueness = Self("NSObliqueness")
  /// The natural logarithm of how much wider glyphs are; 0 for their own width.
  public static let expansion = Self("NSExpansion")
  /// A `TextEffectStyle`.
  public static let textEffect = Self("NSTextEffect")
  /// An `NSTextAttachment`, for a character U+FFFC.
  public static let attachment = Self("NSAttachment")
  /// A `URL` or a `String`. Text views follow it; elsewhere it is blue and underlined only.
  public static let link = Self("NSLink")
  /// Stored only: the direction of letters follows their script.
  public static let writingDirection = Self("NSWritingDirection")
  /// Stored only: text is horizontal.
  public static let verticalGlyphForm = Self("NSCTVerticalForms")
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 0x01)
  public static let thick = Self(rawValue: 0x02)
  public static let double = Self(rawValue: 0x09)
  public static let patternDot = Self(rawValue: 0x0100)
  public static let patternDash = Self(rawValue: 0x0200)
  public static let patternDashDot = Self(rawValue: 0x0300)
  public static let patternDashDotDot = Self(rawValue: 0x0400)
  /// Spaces have no line.
  public static let byWord = Self(rawValue: 0x8000)
}

extension NSAttributedString {
  /// A value of `Key.textEffect`.
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}
