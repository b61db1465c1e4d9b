// What tunes output that has no counterpart here: these settings are accepted and have no effect.

extension CGContext {
  /// Has no effect: curves are always drawn to pixel precision.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Has no effect: colours are not converted.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Has no effect: text is smoothed in gray.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Has no effect: text is smoothed in gray.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Has no effect: glyphs stand at quarters of a pixel.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Has no effect: glyphs stand at quarters of a pixel.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Has no effect: glyphs stand at quarters of a pixel.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// Has no effect: glyphs stand at quarters of a pixel.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Has no effect: every call draws at once.
  public func flush() {}

  /// Has no effect: every call draws at once.
  public func synchronize() {}
}
