import CUICairo
import CoreGraphics
import RasterKit
import SeededInput
import Testing

/// Random fills of rectangles on two equal bitmaps: by Core Graphics and by Cairo.
@Suite struct RectangleFillTests {
  private static let size = PixelSize(width: 48, height: 40)

  @Test(arguments: 0..<40 as Range<UInt64>) func pixelsAreThoseOfCairo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(Self.size, scale: [1, 1.5, 2][Int(seed % 3)], flipped: seed % 2 == 0)
    stage.scatter(&random)
    for step in 0..<60 {
      stage.changeState(&random)
      stage.fill(&random)
      #expect(stage.largestDifference <= 1, "step \(step)")
      stage.level()
    }
  }
}

private final class Stage {
  private let (ours, theirs): (PixelBuffer, PixelBuffer)
  private let context: CGContext
  private let plain: CairoContext
  private var depth = 0

  init(_ size: PixelSize, scale: CGFloat, flipped: Bool) {
    (ours, theirs) = (PixelBuffer(size: size), PixelBuffer(size: size))
    context = CGContext(pixels: ours, scale: scale, flipped: flipped)
    plain = CairoContext(CairoSurface(theirs))
    apply(context.userToPixels)
  }

  private func apply(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_transform(plain.pointer, &matrix)
  }

  /// Random pixels, the same on both.
  func scatter(_ random: inout SeededGenerator) {
    forEachPixel { index in
      let alpha = UInt32.random(in: 0...255, using: &random)
      let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
      ours.base[index] = alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
    level()
  }

  func changeState(_ random: inout SeededGenerator) {
    let cairo = plain.pointer
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      context.saveGState()
      cairo_save(cairo)
      depth += 1
    case 1 where depth > 0:
      context.restoreGState()
      cairo_restore(cairo)
      depth -= 1
    case 2 where depth > 0:
      let rect = rect(&random)
      context.clip(to: rect)
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(cairo)
    case 3 where depth > 0:
      let scale = Double.random(in: 0.5...2, using: &random)
      let offset = Double.random(in: -3...3, using: &random)
      context.scaleBy(x: scale, y: -1)
      context.translateBy(x: offset, y: offset)
      cairo_scale(cairo, scale, -1)
      cairo_translate(cairo, offset, offset)
    case 4:
      let smooths = Bool.random(using: &random)
      context.setShouldAntialias(smooths)
      cairo_set_antialias(cairo, smooths ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    case 5:
      let copies = Bool.random(using: &random)
      context.setBlendMode(copies ? .copy : .normal)
      cairo_set_operator(cairo, copies ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    default: break
    }
  }

  func fill(_ random: inout SeededGenerator) {
    let (cairo, rect) = (plain.pointer, rect(&random))
    let parts = (0..<4).map { _ in Double(Int.random(in: 0...16, using: &random)) / 16 }
    context.setFillColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    context.fill(rect)
    cairo_set_source_rgba(cairo, parts[0], parts[1], parts[2], parts[3])
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(cairo)
  }

  /// Every other one lies on whole points, and some reach beyond the bitmap.
  private func rect(_ random: inout SeededGenerator) -> CGRect {
    var sides = (0..<4).map { CGFloat.random(in: $0 < 2 ? -10...40 : 0...30, using: &random) }
    if Bool.random(using: &random) { sides = sides.map { $0.rounded() } }
    return CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  var largestDifference: Int {
    cairo_surface_flush(cairo_get_target(plain.pointer))
    var largest = 0
    forEachPixel { index in
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (a, b) = (ours.base[index] >> shift & 255, theirs.base[index] >> shift & 255)
        largest = max(largest, abs(Int(a) - Int(b)))
      }
    }
    return largest
  }

  /// Copies ours over theirs, so that levels of rounding don't add up.
  func level() {
    cairo_surface_flush(cairo_get_target(plain.pointer))
    forEachPixel { theirs.base[$0] = ours.base[$0] }
    plain.surface.markDirty()
  }

  private func forEachPixel(_ body: (Int) -> Void) {
    for y in 0..<Int(ours.size.height) {
      for x in 0..<Int(ours.size.width) { body(y * ours.stride + x) }
    }
  }
}
