/// How glyphs are painted.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible
  /// Does not clip; paints as the mode of the first word says.
  case fillClip, strokeClip, fillStrokeClip, clip

  /// Whether the inside of glyphs is painted.
  package var fills: Bool {
    switch self {
    case .fill, .fillStroke, .fillClip, .fillStrokeClip: true
    case .stroke, .invisible, .strokeClip, .clip: false
    }
  }

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
  /// the context's line.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
}

extension GlyphPen {
  /// How the context wants glyphs painted.
  package var mode: CGTextDrawingMode { context.state.textDrawingMode }

  /// The context's line, in user space.
  package var line: (width: CGFloat, join: CGLineJoin) {
    (context.state.line.width, context.state.line.join)
  }
}
