import CoreText
public import Foundation

/// A mutable paragraph style. Lengths that are not finite become 0.
///
/// Strings and labels copy it, so later changes do not affect them.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { attributes.alignment = newValue.coreText }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { attributes.lineBreakMode = newValue.coreText }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { attributes.direction = newValue.coreText }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue.usableLength }
  }

  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { attributes.headIndent = newValue.usableLength }
  }

  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { attributes.tailIndent = newValue.usableLength }
  }

  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { attributes.lineSpacing = newValue.usableLength }
  }

  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { attributes.spacingAfter = newValue.usableLength }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { attributes.spacingBefore = newValue.usableLength }
  }

  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue.usableLength }
  }

  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue.usableLength }
  }

  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue.usableLength }
  }

  /// Copies all properties of `obj`.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { attributes = obj.attributes }
}

extension CGFloat {
  /// Clamped so that layouts can add lengths safely.
  fileprivate var usableLength: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : 0 }
}
