import CUICairo
import RasterKit

/// A bitmap of Cairo's, as a program in C has it.
final class PlainSurface {
  let pixels: PixelBuffer
  let surface: OpaquePointer
  let cairo: OpaquePointer

  init(_ size: PixelSize) {
    let pixels = PixelBuffer(size: size)
    self.pixels = pixels
    surface = pixels.base.withMemoryRebound(to: UInt8.self, capacity: pixels.stride * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, size.width, size.height, Int32(pixels.stride * 4))!
    }
    cairo = cairo_create(surface)!
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }
}
