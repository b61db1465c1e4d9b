import CoreGraphics

/// The vertical metrics of a font in points, all positive, at the font's size.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: CGFloat = 0
  package var descent: CGFloat = 0
  /// The space between lines in addition to ascent and descent.
  package var leading: CGFloat = 0
  /// Height of a flat capital letter.
  package var capHeight: CGFloat = 0
  /// Height of a flat lowercase letter.
  package var xHeight: CGFloat = 0

  /// Distance of an underline's middle below the baseline.
  package var underlineDepth: CGFloat = 0
  package var underlineThickness: CGFloat = 0
  /// Distance of a strikethrough's middle above the baseline.
  package var strikethroughHeight: CGFloat = 0

  package var lineHeight: CGFloat { ascent + descent }

  /// Those of glyphs that are drawn higher or lower.
  func scaled(by factor: CGFloat) -> FontMetrics {
    if factor == 1 { return self }
    return FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor,
      underlineDepth: underlineDepth * factor, underlineThickness: underlineThickness * factor,
      strikethroughHeight: strikethroughHeight * factor)
  }
}
