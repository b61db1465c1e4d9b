package import CoreGraphics

/// The vertical measures of a font in points, all positive, at the font's size.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: CGFloat = 0
  package var descent: CGFloat = 0
  /// What separates lines beyond ascent and descent.
  package var leading: CGFloat = 0
  /// Height of a flat capital.
  package var capHeight: CGFloat = 0
  /// Height of a flat small letter.
  package var xHeight: CGFloat = 0

  /// How far the middle of an underline lies below the baseline.
  package var underlineDepth: CGFloat = 0
  package var underlineThickness: CGFloat = 0
  /// How far the middle of a line through the text lies above the baseline.
  package var strikethroughHeight: CGFloat = 0

  package var lineHeight: CGFloat { ascent + descent }
}
