import CoreGraphics

/// One line of glyphs: of a Pango layout, or of plain text, which needs none.
enum ShapedLine {
  case laidOut(PangoLine)
  case plain(PlainLine)

  /// The line's bytes in the storage.
  var range: Range<Int> {
    switch self {
    case .laidOut(let line): line.range
    case .plain(let line): line.range
    }
  }

  /// Advances of all glyphs without the spacing after the last one, in points; 0 or more.
  var width: CGFloat {
    switch self {
    case .laidOut(let line): line.width
    case .plain(let line): max(0, line.run.width)
    }
  }

  /// What glyphs cover, from the line's left end on its baseline, y downwards.
  var ink: CGRect {
    switch self {
    case .laidOut(let line): line.ink
    case .plain(let line): line.ink
    }
  }

  var isRightToLeft: Bool {
    switch self {
    case .laidOut(let line): line.isRightToLeft
    case .plain: false
    }
  }

  /// Runs of one font and one set of attributes, from left to right.
  var runs: [GlyphRun] {
    switch self {
    case .laidOut(let line): line.runs
    case .plain(let line): [line.run]
    }
  }
}
