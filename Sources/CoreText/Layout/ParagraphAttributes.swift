package import CoreGraphics

/// What to do with a line that doesn't fit its width.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

/// Where a line lies between its margins.
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right
  case center
  case justified
  /// At the side where the paragraph's script starts.
  case natural
}

/// Which way a paragraph runs.
public enum CTWritingDirection: Int8, Sendable {
  /// As its first letter does.
  case natural = -1
  case leftToRight = 0
  case rightToLeft
}

/// How the lines of a paragraph are broken and placed; lengths in points.
package struct ParagraphAttributes: Hashable, Sendable {
  package var alignment = CTTextAlignment.natural
  package var lineBreakMode = CTLineBreakMode.byWordWrapping
  package var direction = CTWritingDirection.natural
  /// From the leading margin to the first line.
  package var firstLineHeadIndent: CGFloat = 0
  /// From the leading margin to the other lines.
  package var headIndent: CGFloat = 0
  /// Above 0: from the leading margin to the lines' end; else from the trailing margin, inwards.
  package var tailIndent: CGFloat = 0
  /// Between a line's bottom and the next line's top.
  package var lineSpacing: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  package var spacingAfter: CGFloat = 0
  /// 0 means none, here and in the next two.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0

  package init() {}
}
