package import CoreGraphics

/// The attributes of a range of characters.
package struct TextAttributes: Hashable, Sendable {
  package var font: CTFont
  package var color: CGColor
  /// Painted behind the characters over the height of their line.
  package var background: CGColor?
  /// Points after every character, including the last; 0 turns the font's pair kerning off.
  package var kern: CGFloat?
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// Points by which the characters are raised.
  package var baselineOffset: CGFloat = 0

  package init(font: CTFont, color: CGColor = .black) {
    self.font = font
    self.color = color
  }

  /// Points added to the advance of every glyph.
  var spacing: CGFloat { font.tracking + (kern ?? 0) }
}

/// An underline or strikethrough.
package struct TextDecoration: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case single, thick, double }

  package var style: Style
  /// Nil means the characters' own colour.
  package var color: CGColor?

  package init(style: Style = .single, color: CGColor? = nil) {
    self.style = style
    self.color = color
  }
}
