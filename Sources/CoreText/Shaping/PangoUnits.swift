import CUIPango
import CoreGraphics

/// Pango's fixed point: 1024 units per point in 32 bits, which is about two million points.
enum PangoUnits {
  /// The largest distance passed to Pango, in points.
  static let limit: CGFloat = 1_000_000

  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  static func rect(_ rect: PangoRectangle) -> CGRect {
    CGRect(
      x: points(rect.x), y: points(rect.y), width: points(rect.width), height: points(rect.height))
  }

  /// Clamped to `limit`; NaN becomes 0.
  static func units(_ points: CGFloat) -> Int32 {
    guard !points.isNaN else { return 0 }
    return Int32((min(max(points, -limit), limit) * CGFloat(PANGO_SCALE)).rounded())
  }
}
