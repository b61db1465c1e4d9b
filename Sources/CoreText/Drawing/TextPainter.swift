import CUIPango
import CoreGraphics

/// Draws glyphs on a Cairo context whose y axis points down.
///
/// Small glyphs are painted with masks, others filled as outlines. Workaround: Cairo 1.16 positions
/// its own glyph images at whole pixels only, which makes the spacing in a word uneven.
struct TextPainter {
  let pen: GlyphPen
  let storage: TextStorage
  /// Replaces the colours of all glyphs and decorations; backgrounds are not drawn.
  var tint: CGColor?
  /// Whether lines are drawn under and through the letters.
  var paintsDecorations = true
  /// Which runs are painted in this turn.
  var isWanted: (TextAttributes) -> Bool = { _ in true }

  /// Draws backgrounds first, so that no background covers an overhanging neighbour.
  func paint(_ line: TextLine, at origin: CGPoint) {
    let place = CGPoint(
      x: origin.x + line.origin.x, y: snappedToRow(origin.y + line.origin.y))
    let runs = line.source.runs.filter { isWanted(storage.run(at: $0.byte).attributes) }
    if tint == nil { for run in runs { paintBackground(of: run, line, place) } }
    for run in runs { paint(run, place) }
  }

  /// With the line's left end at `origin`.
  func paint(_ run: GlyphRun, _ origin: CGPoint) {
    let attributes = storage.run(at: run.byte).attributes
    let place = CGPoint(x: origin.x + run.x, y: origin.y - attributes.baselineOffset)
    if attributes.attachment != nil { return }
    if attributes.isLetterpress, tint == nil {
      paintPressed(run, attributes, place)
    } else {
      setColor(color(of: attributes))
      paintLetters(of: run, attributes, place)
    }
    if paintsDecorations { paintDecorations(of: run, attributes, place) }
  }

  /// With the source's colour inside.
  func paintLetters(of run: GlyphRun, _ attributes: TextAttributes, _ place: CGPoint) {
    if let outline = outline(attributes) {
      paint(outline, of: run, place)
    } else {
      paintGlyphs(of: run, place)
    }
  }

  private func paintGlyphs(of run: GlyphRun, _ place: CGPoint) {
    if !isVector, paintMasks(of: run, place) { return }
    guard let font = run.font, let glyphs = run.item.pointee.glyphs else { return }
    cairo_move_to(cairo, Double(place.x), Double(place.y))
    if run.hasColors {
      CairoFonts.exclusively { ColorGlyphs.show(glyphs, of: font, on: cairo) }
    } else if isVector {
      CairoFonts.exclusively { pango_cairo_show_glyph_string(cairo, font, glyphs) }
    } else {
      CairoFonts.exclusively { pango_cairo_glyph_string_path(cairo, font, glyphs) }
      cairo_fill(cairo)
    }
    cairo_new_path(cairo)
  }

  /// Whether the surface keeps glyphs as such, as a document does.
  private var isVector: Bool {
    cairo_surface_get_type(cairo_get_target(cairo)) != CAIRO_SURFACE_TYPE_IMAGE
  }

  private func paintBackground(of run: GlyphRun, _ line: TextLine, _ origin: CGPoint) {
    guard let color = storage.run(at: run.byte).attributes.background else { return }
    setColor(color)
    fill(
      CGRect(x: origin.x + run.x, y: origin.y - line.ascent, width: run.width, height: line.height))
  }

  func setColor(_ color: CGColor) { pen.setColor(color) }

  func color(of attributes: TextAttributes) -> CGColor {
    tint ?? (attributes.takesColorFromContext ? pen.fillColor : attributes.color)
  }

  var cairo: OpaquePointer { pen.cairo }

  func fill(_ rect: CGRect) {
    cairo_rectangle(
      cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(cairo)
  }
}
