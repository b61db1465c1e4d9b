public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the system font at 12 points where it is missing.
  public static let font = Self("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// A `UIColor`; black where it is missing.
  public static let foregroundColor = Self("NSColor")
  /// A `UIColor`; none where it is missing.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Points after each character; 0 switches pair kerning off.
  public static let kern = Self("NSKern")
  /// Points after each character, with pair kerning as it is.
  public static let tracking = Self("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// A `UIColor`; the text's own where it is missing.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// A `UIColor`; the text's own where it is missing.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// Points by which characters are raised.
  public static let baselineOffset = Self("NSBaselineOffset")
}

/// What a line under or through text looks like.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 0x01)
  public static let thick = Self(rawValue: 0x02)
  public static let double = Self(rawValue: 0x09)
}
