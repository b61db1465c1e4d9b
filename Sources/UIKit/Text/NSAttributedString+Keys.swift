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
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 0x01)
  public static let thick = Self(rawValue: 0x02)
  public static let double = Self(rawValue: 0x09)
}
