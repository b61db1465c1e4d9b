import CUICairo
import CUIPango
import CoreGraphics
import CoreText
import RasterKit

private let paragraph = """
  The quick brown fox jumps over the lazy dog, and a page of such sentences is what a window of text has to lay out and to \
  draw: words of many lengths, numbers such as 1,024 or 65,535, and now and then a name like Łódź or Ærø.
  """

private let page = Array(repeating: paragraph, count: 6).joined(separator: "\n")
private let width: CGFloat = 760

private func layOut(_ text: String) -> TextLayout {
  let attributes = TextAttributes(font: CTFont(FontDescriptor(face: .system, size: 15)))
  return TextLayout(AttributedText(text, attributes), within: TextLimits(width: width))
}

/// A layout of Pango's with its own context, as a program in C has it.
private final class PlainText {
  let surface = PlainSurface(canvasSize)
  let layout: OpaquePointer
  private let fonts: OpaquePointer

  init() {
    fonts = OpaquePointer(pango_cairo_font_map_new()!)
    let context = pango_font_map_create_context(UnsafeMutablePointer(fonts))!
    layout = pango_layout_new(context)!
    let description = pango_font_description_from_string("Inter 15px")
    pango_layout_set_font_description(layout, description)
    pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(fonts))
  }

  /// Other text than before, so that nothing is kept.
  func layOut(_ text: String) {
    pango_layout_set_text(layout, text, -1)
    _ = pango_layout_get_line_count(layout)
  }

  func draw() {
    cairo_set_source_rgba(surface.cairo, 0, 0, 0, 1)
    cairo_move_to(surface.cairo, 20, 20)
    pango_cairo_show_layout(surface.cairo, layout)
  }
}

/// A text by us and by Pango, each on a bitmap of its own.
private final class TextStage {
  let context = CGContext(pixels: PixelBuffer(size: canvasSize), scale: 1, flipped: true)
  let plain = PlainText()
  private var turn = 0

  /// The page with another number at its end each time.
  func nextPage() -> String {
    turn += 1
    return page + "\(turn)"
  }

  func draw(_ layout: TextLayout) { layout.draw(in: context, at: CGPoint(x: 20, y: 20)) }
}

func makeTextComparisons() -> [Comparison] {
  let (stage, still) = (TextStage(), TextStage())
  let layout = layOut(page)
  still.plain.layOut(page)
  return [
    Comparison("text-layout") {
      _ = layOut(stage.nextPage()).size
    } plain: {
      stage.plain.layOut(stage.nextPage())
    },
    Comparison("text-drawing") {
      still.draw(layout)
    } plain: {
      still.plain.draw()
    },
    Comparison("text-layout-and-drawing") {
      stage.draw(layOut(stage.nextPage()))
    } plain: {
      stage.plain.layOut(stage.nextPage())
      stage.plain.draw()
    },
  ]
}

/// A page of text kept as a bitmap of its size and painted as the compositor paints layers' bitmaps, beside
/// the same layout drawn again.
func makeKeptTextComparison() -> Comparison {
  let (stage, layout) = (TextStage(), layOut(page))
  let size = PixelSize(
    width: Int32(layout.size.width.rounded(.up)), height: Int32(layout.size.height.rounded(.up)))
  let (kept, window) = (PixelBuffer(size: size), PixelBuffer(size: canvasSize))
  layout.draw(in: CGContext(pixels: kept, scale: 1, flipped: true), at: .zero)
  return Comparison("kept-text") {
    Kernels.over(
      window.target, rect: PixelRect(size: size), picture: kept, at: PixelPoint(x: 0, y: 0))
  } plain: {
    stage.draw(layout)
  }
}
