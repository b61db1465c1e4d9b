import CUIHarfBuzz
import CoreGraphics

/// Collects the outline of a glyph in font units, y upwards.
enum GlyphOutlineReader {
  static func read(_ glyph: hb_codepoint_t, of font: OpaquePointer) -> PathElements {
    var path = PathElements()
    withUnsafeMutablePointer(to: &path) { hb_font_get_glyph_shape(font, glyph, functions, $0) }
    return path
  }

  private nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in append(.move(point(x, y)), data) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in append(.line(point(x, y)), data) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, x1, y1, x, y, _ in append(.quad(point(x1, y1), point(x, y)), data) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        append(.cubic(point(x1, y1), point(x2, y2), point(x, y)), data)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in append(.close, data) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func append(_ element: PathElements.Element, _ data: UnsafeMutableRawPointer?) {
    data?.assumingMemoryBound(to: PathElements.self).pointee.append(element)
  }

  private static func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x), y: CGFloat(y))
  }
}
