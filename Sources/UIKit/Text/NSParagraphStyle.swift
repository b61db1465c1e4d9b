import CoreText
public import Foundation

/// How the lines of a paragraph are broken and placed; lengths in points. Immutable but for its
/// mutable subclass.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var attributes: ParagraphAttributes

  /// The style of text without one.
  public override convenience init() { self.init(ParagraphAttributes()) }

  init(_ attributes: ParagraphAttributes) {
    self.attributes = attributes
    super.init()
  }

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Styles without the mutable part.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(attributes) }

  /// One that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(attributes) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.attributes == attributes
  }

  open override var hash: Int { attributes.hashValue }

  /// Between the margins.
  open var alignment: NSTextAlignment { NSTextAlignment(attributes.alignment) }

  /// For lines that don't fit.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(attributes.lineBreakMode) }

  /// Which side is leading.
  open var baseWritingDirection: NSWritingDirection { NSWritingDirection(attributes.direction) }

  /// From the leading margin to the first line.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }

  /// From the leading margin to the other lines.
  open var headIndent: CGFloat { attributes.headIndent }

  /// Above 0 from the leading margin, else from the trailing margin, to where lines end.
  open var tailIndent: CGFloat { attributes.tailIndent }

  /// From a line's bottom to the next one's top.
  open var lineSpacing: CGFloat { attributes.lineSpacing }

  /// After the paragraph.
  open var paragraphSpacing: CGFloat { attributes.spacingAfter }

  /// Before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { attributes.spacingBefore }

  /// 0 for no least height.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }

  /// 0 for no greatest height.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }

  /// What the fonts' line height is multiplied by; 0 for nothing.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
}
