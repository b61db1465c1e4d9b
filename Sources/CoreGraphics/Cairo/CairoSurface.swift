import CUICairo
package import RasterKit

/// A Cairo image surface that shares a pixel buffer's memory, or the pages of a document.
package final class CairoSurface {
  /// One pixel that nothing is drawn on, for a document.
  package let pixels: PixelBuffer
  package let origin: PixelPoint
  package private(set) var bounds: PixelRect
  let raw: OpaquePointer
  /// Kept as long as Cairo may write.
  private let output: PDFOutput?

  /// `origin` is the position of the buffer's first pixel on a larger grid, so that drawing on the
  /// surface and painting it elsewhere use the same coordinates.
  package init(_ pixels: PixelBuffer, origin: PixelPoint = PixelPoint(x: 0, y: 0)) {
    self.pixels = pixels
    self.origin = origin
    bounds = PixelRect(size: pixels.size).offsetBy(x: origin.x, y: origin.y)
    output = nil
    let surface = pixels.base.withMemoryRebound(to: UInt8.self, capacity: 4) { bytes in
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, pixels.size.width, pixels.size.height,
        Int32(pixels.stride * 4))
    }
    // If out of memory, Cairo returns an inert surface, never nil.
    raw = surface!
    cairo_surface_set_device_offset(raw, Double(-origin.x), Double(-origin.y))
  }

  /// A PDF document, whose units are points and whose bytes go to `output`.
  init(pdf output: PDFOutput, pageSize: CGSize) {
    pixels = PixelBuffer(size: PixelSize(width: 1, height: 1))
    origin = PixelPoint(x: 0, y: 0)
    bounds = Self.page(pageSize)
    self.output = output
    raw = cairo_pdf_surface_create_for_stream(
      PDFOutput.write, Unmanaged.passUnretained(output).toOpaque(), Double(pageSize.width),
      Double(pageSize.height))!
  }

  /// Before anything is drawn on a page.
  func setPageSize(_ size: CGSize) {
    bounds = Self.page(size)
    cairo_pdf_surface_set_size(raw, Double(size.width), Double(size.height))
  }

  /// Writes what is left of a document; returns why it is not complete.
  func finish() -> String? {
    cairo_surface_finish(raw)
    let status = cairo_surface_status(raw)
    return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
  }

  private static func page(_ size: CGSize) -> PixelRect {
    PixelRect(
      minX: 0, minY: 0, maxX: Int32(size.width.rounded(.up)), maxY: Int32(size.height.rounded(.up)))
  }

  deinit {
    cairo_surface_finish(raw)
    cairo_surface_destroy(raw)
  }

  /// The memory, placed on the larger grid.
  package var target: PixelTarget {
    PixelTarget(base: pixels.base, stride: pixels.stride, bounds: bounds)
  }

  /// Call after writing pixels without Cairo.
  package func markDirty() { cairo_surface_mark_dirty(raw) }
}
