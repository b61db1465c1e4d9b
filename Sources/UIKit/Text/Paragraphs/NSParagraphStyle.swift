package import CoreText
public import Foundation
public import TextKit

/// Line breaking and placement in a paragraph, with lengths in points. Immutable, except for its
/// mutable subclass.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  /// The first field, as Foundation reads it.
  private let typeField = FoundationTypeField()
  var values: ParagraphStyleValues

  /// The style of text that has none.
  public override init() {
    values = ParagraphStyleValues()
    super.init()
  }

  init(_ values: ParagraphStyleValues) {
    self.values = values
    super.init()
  }

  /// Values that the archive lacks are those of text without a style.
  public required init?(coder: NSCoder) {
    values = ParagraphStyleValues(coder)
    super.init()
  }

  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of paragraphs in a language, such as "ar"; nil for the user's first one.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    .of(language: languageName)
  }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// The values that layout uses most, in UIKit's words.
  open override var description: String { values.text }

  /// The placement of lines between the margins.
  open var alignment: NSTextAlignment { NSTextAlignment(values.layout.alignment) }

  /// The treatment of lines that do not fit.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(values.layout.lineBreakMode) }

  /// Sets which side is leading.
  open var baseWritingDirection: NSWritingDirection {
    NSWritingDirection(values.layout.direction)
  }

  /// From the leading margin to the first line.
  open var firstLineHeadIndent: CGFloat { values.layout.firstLineHeadIndent }

  /// From the leading margin to the other lines.
  open var headIndent: CGFloat { values.layout.headIndent }

  /// The end of the lines: from the leading margin if above 0, else from the trailing margin.
  open var tailIndent: CGFloat { values.layout.tailIndent }

  /// From the bottom of a line to the top of the next one.
  open var lineSpacing: CGFloat { values.layout.lineSpacing }

  /// Space after the paragraph.
  open var paragraphSpacing: CGFloat { values.layout.spacingAfter }

  /// Space before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.layout.spacingBefore }

  /// 0 for no minimum.
  open var minimumLineHeight: CGFloat { values.layout.minimumLineHeight }

  /// 0 for no maximum.
  open var maximumLineHeight: CGFloat { values.layout.maximumLineHeight }

  /// The factor for the fonts' line height; 0 for none.
  open var lineHeightMultiple: CGFloat { values.layout.lineHeightMultiple }

  /// Where text goes on after tab characters, from the leading margin; twelve of 28 points each
  /// unless set.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// The distance of further tab stops; 0 for that of the last two.
  open var defaultTabInterval: CGFloat { values.layout.tabInterval }

  /// The lists that the paragraph is in, outermost first. Stored only: markers are not drawn.
  open var textLists: [NSTextList] { values.textLists }

  /// Words are divided at the end of lines that would be shorter than this part of their width; 0 for never.
  /// libhyphen does it, with the dictionary of the user's language; without them words stay whole.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether words are divided where `hyphenationFactor` is 0.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// Stored only: text is truncated without being tightened first.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// Rules beyond those of the script; `pushOut` is looked at.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
}

extension NSParagraphStyle: ParagraphAttributesProviding {
  package var paragraphAttributes: ParagraphAttributes { values.layout }
}

extension NSParagraphStyle {
  /// Rules of line breaking beyond those of the script.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No last line of a single word.
    public static let pushOut = Self(rawValue: 1 << 0)
    public static let hangulWordPriority = Self(rawValue: 1 << 1)
    public static let standard = Self(rawValue: 0xFFFF)
  }
}
