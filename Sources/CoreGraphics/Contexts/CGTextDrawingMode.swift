/// How glyphs are painted.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible
  /// Glyphs become the clip, too.
  case fillClip, strokeClip, fillStrokeClip, clip

  /// Whether the inside of glyphs is painted.
  package var fills: Bool {
    switch self {
    case .fill, .fillStroke, .fillClip, .fillStrokeClip: true
    case .stroke, .invisible, .strokeClip, .clip: false
    }
  }

  /// Whether glyphs become the clip.
  package var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }

  /// Whether the outline of glyphs is painted.
  package var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .strokeClip, .fillStrokeClip: true
    case .fill, .invisible, .fillClip, .clip: false
    }
  }
}

extension CGContext {
  /// How text is painted from now on: strings and labels too, which stroke in their own colour with
  /// the context's line. What Core Text and `showGlyphs` draw can clip; strings and labels don't.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  /// How text is painted.
  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

  /// The font of glyphs that are shown by their numbers.
  package var glyphSettings: GlyphSettings {
    get { state.glyphs }
    set { state.glyphs = newValue }
  }

  /// Fills, strokes and clips by the text drawing mode; clears the current path.
  package func drawGlyphs(_ outlines: CGPath) {
    let mode = state.textDrawingMode
    beginPath()
    addPath(outlines)
    switch (mode.fills, mode.strokes) {
    case (true, true): drawPath(using: .fillStroke)
    case (true, false): fillPath()
    case (false, true): strokePath()
    case (false, false): beginPath()
    }
    guard mode.clips else { return }
    addPath(outlines)
    clip()
  }
}

/// What `showGlyphs` draws with.
package struct GlyphSettings {
  /// A `CGFont`, which a higher module has.
  package var font: AnyObject?
  /// In units of text space.
  package var size: CGFloat = 0
  /// Kept for programs that ask; positions that are given have it already.
  package var characterSpacing: CGFloat = 0
}

extension GlyphPen {
  /// How the context wants glyphs painted.
  package var mode: CGTextDrawingMode { context.state.textDrawingMode }

  /// The context's line, in user space.
  package var line: (width: CGFloat, join: CGLineJoin) {
    (context.state.line.width, context.state.line.join)
  }
}
