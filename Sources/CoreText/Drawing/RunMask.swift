import CUIPango
import CoreGraphics
import RasterKit

/// The combined masks of a run's glyphs, painted in one call.
struct RunMask {
  private var placed: [(mask: GlyphMask, x: Int32, y: Int32)] = []
  private var bounds = PixelRect.empty

  /// Most runs have fewer glyphs; of a long line that is drawn in part, few are in that part.
  private static let usualCount = 64

  /// Of a run with so many glyphs.
  init(glyphs count: Int) { placed.reserveCapacity(min(count, Self.usualCount)) }

  /// Adds a glyph whose origin is in the pixel (x, y).
  mutating func add(_ mask: GlyphMask, x: Int32, y: Int32, within clip: PixelRect) {
    guard !mask.coverage.isEmpty else { return }
    let box = PixelRect(
      x: x &+ mask.left, y: y &+ mask.top, width: mask.width, height: mask.height)
    guard box.intersects(clip) else { return }
    placed.append((mask, box.minX, box.minY))
    bounds = bounds.union(box)
  }

  /// Paints the source through the masks; the context's matrix must be the identity.
  func paint(on cairo: OpaquePointer) {
    guard !bounds.isEmpty else { return }
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, bounds.width))
    // The last vector of a glyph's row may reach beyond the sum's.
    let capacity = stride * Int(bounds.height) + GlyphMask.Vector.scalarCount
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { sum in
      sum.initialize(repeating: 0)
      guard let base = sum.baseAddress else { return }
      for (mask, x, y) in placed {
        let offset = Int(y - bounds.minY) * stride + Int(x - bounds.minX)
        Self.accumulate(mask, base + offset, stride)
      }
      if let canvas = SolidCanvas(cairo), canvas.paint(base, stride: stride, bounds: bounds) {
        return
      }
      let surface = cairo_image_surface_create_for_data(
        base, CAIRO_FORMAT_A8, bounds.width, bounds.height, Int32(stride))
      cairo_mask_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY))
      cairo_surface_destroy(surface)
    }
  }

  /// Glyphs may overlap: coverage is added, up to 255. The zeros after a row change nothing.
  private static func accumulate(
    _ mask: GlyphMask, _ base: UnsafeMutablePointer<UInt8>, _ stride: Int
  ) {
    typealias Vector = GlyphMask.Vector
    mask.coverage.withUnsafeBytes { coverage in
      var source = 0
      for row in 0..<Int(mask.height) {
        var target = UnsafeMutableRawPointer(base + row * stride)
        for _ in 0..<mask.vectors {
          let added = coverage.loadUnaligned(fromByteOffset: source, as: Vector.self)
          let sum = target.loadUnaligned(as: Vector.self) &+ added
          target.storeBytes(of: sum.replacing(with: 255, where: sum .< added), as: Vector.self)
          source += Vector.scalarCount
          target += Vector.scalarCount
        }
      }
    }
  }
}
