public import CoreGraphics

extension CGContext {
  /// The font of `showGlyphs`; part of the graphics state.
  public func setFont(_ font: CGFont) { glyphSettings.font = font }

  /// The size of `showGlyphs`'s font in units of text space, 0 at first; part of the graphics state.
  public func setFontSize(_ size: CGFloat) {
    guard size.isFinite else { return }
    glyphSettings.size = size
  }

  /// Kept with the graphics state. `showGlyphs` takes positions, which include it.
  public func setCharacterSpacing(_ spacing: CGFloat) { glyphSettings.characterSpacing = spacing }

  /// Draws glyphs of the context's font at positions of text space by the text drawing mode. Nothing is drawn
  /// without a font and a size; the shorter list counts.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    let settings = glyphSettings
    guard let font = settings.font as? CGFont, settings.size > 0 else { return }
    let sized = CTFontCreateWithGraphicsFont(font, settings.size, nil, nil)
    CTFontDrawGlyphs(sized, glyphs, positions, min(glyphs.count, positions.count), self)
  }
}
