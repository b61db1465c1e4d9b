package import CoreGraphics

/// The attributes of a range of characters.
package struct TextAttributes: Hashable, Sendable {
  package var font: CTFont
  package var color: CGColor
  /// Whether glyphs have the context's fill colour instead.
  package var takesColorFromContext = false
  /// Painted behind the characters over the height of their line.
  package var background: CGColor?
  /// Points after every character, including the last; 0 turns the font's pair kerning off.
  package var kern: CGFloat?
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// Points by which the characters are raised.
  package var baselineOffset: CGFloat = 0
  /// The line around glyphs; nil for none.
  package var stroke: TextStroke?
  package var shadow: TextShadow?
  package var ligatures = Ligatures.common
  /// Whether glyphs look as if they were pressed into the page.
  package var isLetterpress = false
  /// The room for what is shown in place of each character; nil where there are glyphs.
  package var attachment: AttachmentRoom?

  package init(font: CTFont, color: CGColor = .black) {
    self.font = font
    self.color = color
  }

  /// Which letters are joined to one glyph.
  package enum Ligatures: Hashable, Sendable { case none, common, all }

  /// Points added to the advance of every glyph.
  var spacing: CGFloat { attachment == nil ? font.tracking + (kern ?? 0) : 0 }
}

/// The room that something in the text takes, in points.
package struct AttachmentRoom: Hashable, Sendable {
  package var width: CGFloat
  /// Above the baseline.
  package var ascent: CGFloat
  /// Below the baseline.
  package var descent: CGFloat

  /// Lengths that are not finite, or beyond what a layout can hold, count as 0.
  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    (self.width, self.ascent, self.descent) = (
      max(0, Self.usable(width)), Self.usable(ascent), Self.usable(descent)
    )
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    abs(length) < PangoUnits.limit / 10 ? length : 0
  }
}

/// The line around glyphs.
package struct TextStroke: Hashable, Sendable {
  /// In hundredths of the font's size.
  package var width: CGFloat
  /// Nil means the characters' own colour.
  package var color: CGColor?
  /// Whether the inside of glyphs is painted too.
  package var fills: Bool

  package init(width: CGFloat, color: CGColor? = nil, fills: Bool) {
    (self.width, self.color, self.fills) = (width, color, fills)
  }
}

/// What characters and their decorations cast, in the units of the context as it was made.
package struct TextShadow: Hashable, Sendable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

/// An underline or strikethrough.
package struct TextDecoration: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case single, thick, double }

  /// How the line is interrupted.
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var style: Style
  package var pattern = Pattern.solid
  /// Whether spaces have no line.
  package var isByWord = false
  /// Nil means the characters' own colour.
  package var color: CGColor?

  package init(style: Style = .single, color: CGColor? = nil) {
    self.style = style
    self.color = color
  }
}
