import CoreGraphics
import Diagnostics
package import RasterKit
import RenderKit

/// The size of a layer's bitmap, and the position of its bounds in it.
///
/// Every drawing of the whole gets new memory, because the render side may still show the old one.
package struct BackingStore {
  /// The longest side in pixels; larger bitmaps get a lower resolution.
  static let longestSide: CGFloat = 16384
  /// The largest area in pixels (256 MB).
  static let largestArea: CGFloat = 8192 * 8192

  package let size: PixelSize
  private let bounds: CGRect
  private let scale: CGFloat

  /// nil for empty bounds.
  package init?(bounds: CGRect, scale: CGFloat) {
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    guard width > 0, height > 0 else { return nil }
    let share = Self.affordableShare(width: width, height: height)
    size = PixelSize(
      width: Int32(max(1, (width * share).rounded(.up))),
      height: Int32(max(1, (height * share).rounded(.up))))
    self.bounds = bounds.standardized
    self.scale = scale
  }

  /// With an explicit pixel size for these bounds.
  init(size: PixelSize, bounds: CGRect, scale: CGFloat) {
    (self.size, self.bounds, self.scale) = (size, bounds, scale)
  }

  /// Calls `body` with a context in the layer's coordinates; returns the drawn pixels. An opaque
  /// drawing begins with `background`, or black where there is none.
  func draw(
    isOpaque: Bool, over background: CGColor? = nil, _ body: (CGContext) -> Void
  ) -> PixelBuffer {
    let pixels = PixelBuffer(size: size, isOpaque: isOpaque)
    if isOpaque { pixels.fill(PixelRect(size: size), with: Self.opaqueBlack) }
    draw(PixelRect(size: size), of: pixels, over: background, body)
    return pixels
  }

  /// Draws a part of a bitmap of this size again and leaves the rest alone.
  func redraw(
    _ part: PixelRect, of pixels: PixelBuffer, over background: CGColor?,
    _ body: (CGContext) -> Void
  ) {
    pixels.fill(part, with: pixels.isOpaque ? Self.opaqueBlack : 0)
    draw(part, of: pixels, over: background, body)
  }

  private static let opaqueBlack: UInt32 = 0xFF00_0000

  private func draw(
    _ part: PixelRect, of pixels: PixelBuffer, over background: CGColor?,
    _ body: (CGContext) -> Void
  ) {
    let context = CGContext(part: part, of: pixels, scale: scale)
    let stretchX = CGFloat(size.width) / (bounds.width * scale)
    let stretchY = CGFloat(size.height) / (bounds.height * scale)
    if stretchX != 1 || stretchY != 1 { context.scaleBy(x: stretchX, y: stretchY) }
    if bounds.origin != .zero {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      // Patterns begin where a layer's background does, so that tiles fit together.
      context.setPatternPhase(CGSize(width: -bounds.minX, height: -bounds.minY))
    }
    if pixels.isOpaque, let background {
      context.setFillColor(background)
      context.fill(bounds)
    }
    body(context)
  }

  /// The pixels that a rectangle of the layer touches.
  func pixels(of rect: CGRect) -> PixelRect {
    let (x, y) = (
      Double(CGFloat(size.width) / bounds.width), Double(CGFloat(size.height) / bounds.height)
    )
    let box = PlaneRect(
      minX: Double(rect.minX - bounds.minX) * x, minY: Double(rect.minY - bounds.minY) * y,
      maxX: Double(rect.maxX - bounds.minX) * x, maxY: Double(rect.maxY - bounds.minY) * y)
    return box.snapped.outwardPixels.intersection(PixelRect(size: size))
  }

  /// 1 for usual sizes; larger ones are logged and drawn with fewer pixels per point.
  private static func affordableShare(width: CGFloat, height: CGFloat) -> CGFloat {
    let bySide = longestSide / max(width, height)
    let byArea = (largestArea / (width * height)).squareRoot()
    let share = min(1, bySide, byArea)
    if share < 1 {
      Log.layers.write("a drawing of \(width) x \(height) pixels is too large and made coarser")
    }
    return share
  }
}
