import CoreGraphics
import RasterKit
import UIKit

/// A white page on which text is drawn as in `draw(_:)`; its ink can be inspected.
struct TextPage {
  let pixels: PixelBuffer
  private let context: CGContext

  /// In points.
  init(width: Int, height: Int, scale: CGFloat = 1) {
    let size = PixelSize(
      width: Int32(CGFloat(width) * scale), height: Int32(CGFloat(height) * scale))
    pixels = PixelBuffer(size: size)
    for y in 0..<Int(size.height) {
      (pixels.base + y * pixels.stride).update(repeating: 0xFFFF_FFFF, count: Int(size.width))
    }
    context = CGContext(pixels: pixels, scale: scale, flipped: true)
  }

  func draw(_ body: () -> Void) {
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels.base[y * pixels.stride + x] }

  var colors: Set<UInt32> {
    Set(
      (0..<Int(pixels.size.height)).flatMap { y in
        (0..<Int(pixels.size.width)).map { pixel($0, y) }
      })
  }

  /// The smallest rectangle around all pixels that are not white; empty if all are.
  var ink: PixelRect {
    var bounds = PixelRect.empty
    for y in 0..<Int(pixels.size.height) {
      for x in 0..<Int(pixels.size.width) where pixel(x, y) != 0xFFFF_FFFF {
        bounds = bounds.union(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1))
      }
    }
    return bounds
  }
}
