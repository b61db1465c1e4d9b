import CoreText
public import Foundation

/// Line breaking and placement in a paragraph, with lengths in points. Immutable, except for its
/// mutable subclass.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var attributes: ParagraphAttributes

  /// The style of text that has none.
  public override convenience init() { self.init(ParagraphAttributes()) }

  init(_ attributes: ParagraphAttributes) {
    self.attributes = attributes
    super.init()
  }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(attributes) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(attributes) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.attributes == attributes
  }

  open override var hash: Int { attributes.hashValue }

  /// The placement of lines between the margins.
  open var alignment: NSTextAlignment { NSTextAlignment(attributes.alignment) }

  /// The treatment of lines that do not fit.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(attributes.lineBreakMode) }

  /// Sets which side is leading.
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(attributes.direction) }

  /// From the leading margin to the first line.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }

  /// From the leading margin to the other lines.
  open var headIndent: CGFloat { attributes.headIndent }

  /// The end of the lines: from the leading margin if above 0, else from the trailing margin.
  open var tailIndent: CGFloat { attributes.tailIndent }

  /// From the bottom of a line to the top of the next one.
  open var lineSpacing: CGFloat { attributes.lineSpacing }

  /// Space after the paragraph.
  open var paragraphSpacing: CGFloat { attributes.spacingAfter }

  /// Space before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { attributes.spacingBefore }

  /// 0 for no minimum.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }

  /// 0 for no maximum.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }

  /// The factor for the fonts' line height; 0 for none.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
}
