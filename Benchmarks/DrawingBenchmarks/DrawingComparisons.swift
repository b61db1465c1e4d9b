import CUICairo
import CoreGraphics
import Foundation
import RasterKit

/// Of a window.
let canvasSize = PixelSize(width: 800, height: 600)

/// Places that look random and are the same in every run.
private func place(_ index: Int) -> CGPoint {
  CGPoint(x: CGFloat(index * 7919 % 760), y: CGFloat(index * 104_729 % 560))
}

private func shade(_ index: Int) -> Double { Double(index % 16) / 15 }

private func comparison(
  _ name: String, ours: @escaping (CGContext) -> Void, plain: @escaping (OpaquePointer) -> Void
) -> Comparison {
  let pixels = PixelBuffer(size: canvasSize)
  let context = CGContext(pixels: pixels, scale: 1, flipped: true)
  let surface = PlainSurface(canvasSize)
  var made = Comparison(
    name,
    ours: { withExtendedLifetime(pixels) { ours(context) } },
    plain: { withExtendedLifetime(surface) { plain(surface.cairo) } })
  made.results = (pixels, surface.pixels)
  return made
}

func makeDrawingComparisons() -> [Comparison] {
  [
    comparison("drawing-rectangles") { context in
      for index in 0..<400 {
        context.setFillColor(red: shade(index), green: 0.5, blue: 0.8, alpha: 0.7)
        context.fill(CGRect(origin: place(index), size: CGSize(width: 30, height: 20)))
      }
    } plain: { cairo in
      for index in 0..<400 {
        let origin = place(index)
        cairo_set_source_rgba(cairo, shade(index), 0.5, 0.8, 0.7)
        cairo_rectangle(cairo, origin.x, origin.y, 30, 20)
        cairo_fill(cairo)
      }
    },
    comparison("drawing-curves") { context in
      for index in 0..<100 {
        let a = place(index)
        context.setFillColor(red: 0.2, green: shade(index), blue: 0.4, alpha: 1)
        context.move(to: a)
        context.addCurve(
          to: CGPoint(x: a.x + 90, y: a.y + 40), control1: CGPoint(x: a.x + 10, y: a.y + 80),
          control2: CGPoint(x: a.x + 60, y: a.y - 50))
        context.addLine(to: CGPoint(x: a.x + 20, y: a.y + 70))
        context.closePath()
        context.fillPath()
      }
    } plain: { cairo in
      for index in 0..<100 {
        let a = place(index)
        cairo_set_source_rgba(cairo, 0.2, shade(index), 0.4, 1)
        cairo_move_to(cairo, a.x, a.y)
        cairo_curve_to(cairo, a.x + 10, a.y + 80, a.x + 60, a.y - 50, a.x + 90, a.y + 40)
        cairo_line_to(cairo, a.x + 20, a.y + 70)
        cairo_close_path(cairo)
        cairo_fill(cairo)
      }
    },
    comparison("drawing-strokes") { context in
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setStrokeColor(red: 0.1, green: 0.2, blue: 0.6, alpha: 1)
      for index in 0..<100 {
        let a = place(index)
        context.move(to: a)
        context.addLine(to: CGPoint(x: a.x + 60, y: a.y + 20))
        context.addLine(to: CGPoint(x: a.x + 10, y: a.y + 50))
        context.strokePath()
      }
    } plain: { cairo in
      cairo_set_line_width(cairo, 3)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      cairo_set_source_rgba(cairo, 0.1, 0.2, 0.6, 1)
      for index in 0..<100 {
        let a = place(index)
        cairo_move_to(cairo, a.x, a.y)
        cairo_line_to(cairo, a.x + 60, a.y + 20)
        cairo_line_to(cairo, a.x + 10, a.y + 50)
        cairo_stroke(cairo)
      }
    },
    makeGradientComparison(), makeImageComparison(), makeLayerComparison(),
  ]
}

private func makeGradientComparison() -> Comparison {
  let colors = [
    CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1),
    CGColor(srgbRed: 0, green: 0.2, blue: 0.8, alpha: 1),
  ]
  let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])!
  let pattern = cairo_pattern_create_linear(0, 0, 800, 600)!
  cairo_pattern_add_color_stop_rgba(pattern, 0, 1, 0.5, 0, 1)
  cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0.2, 0.8, 1)
  return comparison("drawing-gradient") { context in
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 800, y: 600),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  } plain: { cairo in
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
  }
}

private func makeImageComparison() -> Comparison {
  let picture = PlainSurface(PixelSize(width: 256, height: 256))
  for index in 0..<256 * 256 {
    let (x, y) = (index % 256, index / 256)
    picture.pixels.base[y * picture.pixels.stride + x] =
      0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8
  }
  cairo_surface_mark_dirty(picture.surface)
  let image = CGImage(pixels: picture.pixels)
  return comparison("drawing-image-scaled") { context in
    context.saveGState()
    context.translateBy(x: 0, y: 500)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 700, height: 500))
    context.restoreGState()
  } plain: { cairo in
    cairo_save(cairo)
    cairo_scale(cairo, 700 / 256, 500 / 256)
    cairo_rectangle(cairo, 0, 0, 256, 256)
    cairo_clip(cairo)
    cairo_set_source_surface(cairo, picture.surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}

private func makeLayerComparison() -> Comparison {
  comparison("drawing-transparency-layer") { context in
    context.saveGState()
    context.clip(to: CGRect(x: 100, y: 100, width: 400, height: 300))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fillEllipse(in: CGRect(x: 120, y: 120, width: 240, height: 240))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fillEllipse(in: CGRect(x: 220, y: 120, width: 240, height: 240))
    context.endTransparencyLayer()
    context.restoreGState()
  } plain: { cairo in
    cairo_save(cairo)
    cairo_rectangle(cairo, 100, 100, 400, 300)
    cairo_clip(cairo)
    cairo_push_group(cairo)
    for (x, red, blue) in [(240.0, 1.0, 0.0), (340, 0, 1)] {
      cairo_set_source_rgba(cairo, red, 0, blue, 1)
      cairo_arc(cairo, x, 240, 120, 0, 2 * .pi)
      cairo_fill(cairo)
    }
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, 0.5)
    cairo_restore(cairo)
  }
}
