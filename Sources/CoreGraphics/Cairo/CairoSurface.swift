import CUICairo
package import RasterKit

/// A Cairo image surface that shares a pixel buffer's memory.
package final class CairoSurface {
  package let pixels: PixelBuffer
  package let origin: PixelPoint
  let raw: OpaquePointer

  /// `origin` is the position of the buffer's first pixel on a larger grid, so that drawing on the
  /// surface and painting it elsewhere use the same coordinates.
  package init(_ pixels: PixelBuffer, origin: PixelPoint = PixelPoint(x: 0, y: 0)) {
    self.pixels = pixels
    self.origin = origin
    let surface = pixels.base.withMemoryRebound(to: UInt8.self, capacity: 4) { bytes in
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, pixels.size.width, pixels.size.height,
        Int32(pixels.stride * 4))
    }
    // If out of memory, Cairo returns an inert surface, never nil.
    raw = surface!
    cairo_surface_set_device_offset(raw, Double(-origin.x), Double(-origin.y))
  }

  deinit {
    cairo_surface_finish(raw)
    cairo_surface_destroy(raw)
  }

  /// The memory, placed on the larger grid.
  package var target: PixelTarget {
    PixelTarget(base: pixels.base, stride: pixels.stride, bounds: bounds)
  }

  package var bounds: PixelRect {
    PixelRect(size: pixels.size).offsetBy(x: origin.x, y: origin.y)
  }

  /// Call after writing pixels without Cairo.
  package func markDirty() { cairo_surface_mark_dirty(raw) }
}
