import CUICairo
package import RasterKit

/// Pixels on which Cairo would paint one colour inside a rectangle. Our kernel makes the same pixels in a tenth of the
/// time: for so few of them, Cairo and Pixman mostly choose how.
package struct SolidCanvas {
  private let surface: OpaquePointer
  private let pixels: PixelTarget
  private let clip: PixelRect
  private let color: UInt32
  /// Whether the colour takes the place of what is there.
  private let replaces: Bool

  /// Nil where something else is painted or clips. The context's matrix must be the identity.
  package init?(_ cairo: OpaquePointer) {
    guard let replaces = Self.replaces(cairo_get_operator(cairo)),
      let color = Self.pixel(of: cairo_get_source(cairo)), let clip = Self.clip(of: cairo),
      let surface = cairo_get_group_target(cairo), let pixels = Self.pixels(of: surface)
    else { return nil }
    (self.surface, self.pixels, self.color, self.replaces) = (surface, pixels, color, replaces)
    self.clip = clip.intersection(pixels.bounds)
  }

  /// Paints the colour through a mask; false where Cairo must.
  package func paint(_ mask: UnsafePointer<UInt8>, stride: Int, bounds: PixelRect) -> Bool {
    guard !replaces else { return false }
    let rect = bounds.intersection(clip)
    guard !rect.isEmpty, color != 0 else { return true }
    cairo_surface_flush(surface)
    for y in rect.minY..<rect.maxY {
      let offset = Int(y - bounds.minY) * stride + Int(rect.minX - bounds.minX)
      Kernels.solidOverMask(
        pixels.address(x: rect.minX, y: y), color: color, mask: mask + offset,
        count: Int(rect.width))
    }
    cairo_surface_mark_dirty(surface)
    return true
  }

  /// Fills a rectangle; false where Cairo must.
  package func fill(_ rect: PartialRect) -> Bool {
    guard !replaces || rect.isWhole else { return false }
    cairo_surface_flush(surface)
    rect.forEachPart { part, coverage in
      let area = part.intersection(clip)
      if replaces {
        Kernels.fill(pixels, rect: area, color: color)
      } else {
        Kernels.solidOver(pixels, rect: area, color: color.scaled(by: coverage))
      }
    }
    cairo_surface_mark_dirty(surface)
    return true
  }
}

extension SolidCanvas {
  private static func replaces(_ how: cairo_operator_t) -> Bool? {
    switch how {
    case CAIRO_OPERATOR_OVER: false
    case CAIRO_OPERATOR_SOURCE: true
    default: nil
    }
  }

  private static func pixels(of surface: OpaquePointer) -> PixelTarget? {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    guard x == x.rounded(), y == y.rounded(), max(abs(x), abs(y)) < 1e8 else { return nil }
    return PixelTarget(
      base: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
      stride: Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.stride,
      bounds: PixelRect(
        x: -Int32(x), y: -Int32(y), width: cairo_image_surface_get_width(surface),
        height: cairo_image_surface_get_height(surface)))
  }

  /// Nil unless it is one rectangle of whole pixels.
  private static func clip(of cairo: OpaquePointer) -> PixelRect? {
    guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1,
      let rect = list.pointee.rectangles?.pointee
    else { return nil }
    return PixelRect(
      x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
  }

  /// As Cairo and Pixman compute it; nil for other sources than a colour.
  private static func pixel(of source: OpaquePointer?) -> UInt32? {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    guard let source,
      cairo_pattern_get_rgba(source, &red, &green, &blue, &alpha) == CAIRO_STATUS_SUCCESS
    else { return nil }
    let parts = SIMD4<UInt32>(SIMD4(1, red, green, blue) * alpha * 65535 + 0.5) &>> 8
    return parts.x << 24 | parts.y << 16 | parts.z << 8 | parts.w
  }
}

extension UInt32 {
  /// All four channels times coverage/255.
  fileprivate func scaled(by coverage: UInt8) -> UInt32 {
    if coverage == 255 { return self }
    // Two channels at a time, each with room for its product.
    func scale(_ pair: UInt32) -> UInt32 {
      let sum = pair &* UInt32(coverage) &+ 0x0080_0080
      return (sum &+ (sum >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return scale(self >> 8 & 0x00FF_00FF) << 8 | scale(self & 0x00FF_00FF)
  }
}
