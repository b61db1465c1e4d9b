import CoreGraphics

/// What happens to a line that is wider than its layout.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

/// The horizontal alignment of a line.
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right
  case center
  case justified
  /// At the side where the paragraph's script starts.
  case natural
}

/// The base direction of a paragraph.
public enum CTWritingDirection: Int8, Sendable {
  /// The direction of its first letter.
  case natural = -1
  case leftToRight = 0
  case rightToLeft
}

/// Line breaking and placement of a paragraph; lengths in points.
package struct ParagraphAttributes: Hashable, Sendable {
  package var alignment = CTTextAlignment.natural
  package var lineBreakMode = CTLineBreakMode.byWordWrapping
  package var direction = CTWritingDirection.natural
  /// From the leading margin to the first line.
  package var firstLineHeadIndent: CGFloat = 0
  /// From the leading margin to the other lines.
  package var headIndent: CGFloat = 0
  /// Above 0: from the leading margin to the lines' end. Otherwise: inwards from the trailing
  /// margin.
  package var tailIndent: CGFloat = 0
  /// Between a line's bottom and the next line's top.
  package var lineSpacing: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  package var spacingAfter: CGFloat = 0
  /// 0 means none, also for the next two properties.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  /// Whether a single last word takes another one along to its line.
  package var avoidsOrphans = false
  /// Words are divided where a line without would be shorter than this part of its width; 0 for never.
  package var hyphenationFactor: CGFloat = 0
  /// In rising order of location; nil for every 28 points.
  package var tabStops: [TabStop]?
  /// Between further tab stops; 0 for the distance of the last two.
  package var tabInterval: CGFloat = 0

  /// Where text goes on after a tab character.
  package struct TabStop: Hashable, Sendable {
    /// From the leading margin.
    package var location: CGFloat
    package var alignment: CTTextAlignment
    /// What stands at the location, in numbers whose ends are at both sides of it; nil for all other text.
    package var decimalPoint: Unicode.Scalar?

    package init(
      location: CGFloat, alignment: CTTextAlignment, decimalPoint: Unicode.Scalar? = nil
    ) {
      (self.location, self.alignment) = (location, alignment)
      self.decimalPoint = decimalPoint
    }
  }

  package init() {}
}
