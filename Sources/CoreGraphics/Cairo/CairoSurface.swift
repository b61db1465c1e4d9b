import CUICairo
package import RasterKit

/// A Cairo image surface over a pixel buffer: the same memory, nothing copied.
package final class CairoSurface {
  package let pixels: PixelBuffer
  package let origin: PixelPoint
  let raw: OpaquePointer

  /// `origin` is where the buffer's first pixel is on the grid of the picture it is a part of;
  /// drawing on the surface and painting it elsewhere then need no other coordinates.
  package init(_ pixels: PixelBuffer, origin: PixelPoint = PixelPoint(x: 0, y: 0)) {
    self.pixels = pixels
    self.origin = origin
    let surface = pixels.base.withMemoryRebound(to: UInt8.self, capacity: 4) { bytes in
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, pixels.size.width, pixels.size.height,
        Int32(pixels.stride * 4))
    }
    // Cairo answers with an inert surface, never with nil, when it is out of memory.
    raw = surface!
    cairo_surface_set_device_offset(raw, Double(-origin.x), Double(-origin.y))
  }

  deinit {
    cairo_surface_finish(raw)
    cairo_surface_destroy(raw)
  }

  /// The memory on the grid of the picture it is a part of.
  package var target: PixelTarget {
    PixelTarget(base: pixels.base, stride: pixels.stride, bounds: bounds)
  }

  package var bounds: PixelRect {
    PixelRect(size: pixels.size).offsetBy(x: origin.x, y: origin.y)
  }

  /// Told after pixels were written behind Cairo's back.
  package func markDirty() { cairo_surface_mark_dirty(raw) }
}
