import CUICairo
import CoreGraphics
import RasterKit
import SeededInput
import Testing

@Suite struct SolidCanvasTests {
  private static let bounds = PixelRect(x: 2, y: 1, width: 30, height: 5)
  private static let stride = 32

  /// An image of random pixels on a larger grid, the same for a seed.
  private func makeContext(_ random: inout SeededGenerator) -> CairoContext {
    let context = CairoContext(scratch: PixelRect(x: -3, y: -2, width: 40, height: 10))
    let pixels = context.surface.pixels
    for index in 0..<pixels.stride * 10 {
      let alpha = UInt32.random(in: 0...255, using: &random)
      let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
      pixels.base[index] = alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
    context.surface.markDirty()
    return context
  }

  private func rows(_ context: CairoContext) -> [UInt32] {
    cairo_surface_flush(cairo_get_target(context.pointer))
    let pixels = context.surface.pixels
    return (0..<pixels.stride * 10).map { pixels.base[$0] }
  }

  private func paintWithCairo(_ mask: inout [UInt8], on cairo: OpaquePointer) {
    mask.withUnsafeMutableBufferPointer { mask in
      let surface = cairo_image_surface_create_for_data(
        mask.baseAddress, CAIRO_FORMAT_A8, Self.bounds.width, Self.bounds.height,
        Int32(Self.stride))
      cairo_mask_surface(cairo, surface, Double(Self.bounds.minX), Double(Self.bounds.minY))
      cairo_surface_destroy(surface)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func pixelsAreThoseOfCairo(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var copy = random
    let (ours, theirs) = (makeContext(&random), makeContext(&copy))
    var mask = (0..<Self.stride * 5).map { _ in UInt8.random(in: 0...255, using: &random) }
    for place in 0..<10 { mask[place * 7] = place % 2 == 0 ? 0 : 255 }
    let color = SIMD4<Float>(
      .random(in: 0...1, using: &random), .random(in: 0...1, using: &random),
      .random(in: 0...1, using: &random), seed % 3 == 0 ? 1 : .random(in: 0...1, using: &random))
    for context in [ours, theirs] {
      context.setSource(color)
      if seed % 2 == 0 {
        cairo_rectangle(context.pointer, 4, 2, 11, 9)
        cairo_clip(context.pointer)
      }
    }
    let canvas = try #require(SolidCanvas(ours.pointer))
    #expect(canvas.paint(mask, stride: Self.stride, bounds: Self.bounds))
    paintWithCairo(&mask, on: theirs.pointer)
    #expect(rows(ours) == rows(theirs))
  }

  @Test func whatIsNoColorInARectangleIsLeftToCairo() {
    var random = SeededGenerator(seed: 1)
    let context = makeContext(&random)
    let cairo = context.pointer
    context.setSource(SIMD4(1, 0, 0, 1))
    #expect(SolidCanvas(cairo) != nil)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    #expect(SolidCanvas(cairo) == nil)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    let half = PartialRect(minX: 0.5, minY: 0, maxX: 2, maxY: 1)
    #expect(SolidCanvas(cairo)?.fill(half) == false)
    #expect(SolidCanvas(cairo)?.paint([], stride: 0, bounds: .empty) == false)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_save(cairo)
    cairo_rectangle(cairo, 0.5, 0, 10, 10)
    cairo_clip(cairo)
    #expect(SolidCanvas(cairo) == nil)
    cairo_restore(cairo)
    cairo_push_group(cairo)
    cairo_pop_group_to_source(cairo)
    #expect(SolidCanvas(cairo) == nil)
  }
}
