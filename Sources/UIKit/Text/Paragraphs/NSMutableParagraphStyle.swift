import CoreText
public import Foundation
public import TextKit

/// A mutable paragraph style. Lengths that are not finite become 0.
///
/// Strings and labels copy it, so later changes do not affect them.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { values.layout.alignment = newValue.coreText }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { values.layout.lineBreakMode = newValue.coreText }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { values.layout.direction = newValue.coreText }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.layout.firstLineHeadIndent = newValue.usableLength }
  }

  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.layout.headIndent = newValue.usableLength }
  }

  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.layout.tailIndent = newValue.usableLength }
  }

  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.layout.lineSpacing = newValue.usableLength }
  }

  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.layout.spacingAfter = newValue.usableLength }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.layout.spacingBefore = newValue.usableLength }
  }

  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.layout.minimumLineHeight = newValue.usableLength }
  }

  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.layout.maximumLineHeight = newValue.usableLength }
  }

  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.layout.lineHeightMultiple = newValue.usableLength }
  }

  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { values.setTabStops(newValue) }
  }

  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { values.layout.tabInterval = newValue.usableLength }
  }

  open override var textLists: [NSTextList] {
    get { super.textLists }
    set { values.textLists = newValue }
  }

  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { values.allowsTightening = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Adds a tab stop in the order of locations.
  open func addTabStop(_ anObject: NSTextTab) {
    values.setTabStops(tabStops + [anObject])
  }

  /// Removes the tab stops that are equal to this one.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.setTabStops(tabStops.filter { !$0.isEqual(anObject) })
  }

  /// Copies all properties of `obj`.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension CGFloat {
  /// Clamped so that layouts can add lengths safely.
  fileprivate var usableLength: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : 0 }
}
