import CoreGraphics
import CoreText
import Foundation
import RasterKit

/// A white image to draw text on; its ink can be inspected by pixel.
struct TextCanvas {
  let pixels: PixelBuffer
  let context: CGContext

  /// In points; the origin is at the top left.
  init(width: Int, height: Int, scale: CGFloat = 1, flipped: Bool = true) {
    let size = PixelSize(
      width: Int32(CGFloat(width) * scale), height: Int32(CGFloat(height) * scale))
    pixels = PixelBuffer(size: size)
    for y in 0..<Int(size.height) {
      (pixels.base + y * pixels.stride).update(repeating: 0xFFFF_FFFF, count: Int(size.width))
    }
    context = CGContext(pixels: pixels, scale: scale, flipped: flipped)
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels.base[y * pixels.stride + x] }

  /// The smallest rectangle around all pixels that are not white; empty if all are.
  var inkBounds: PixelRect {
    var bounds = PixelRect.empty
    for y in 0..<Int(pixels.size.height) {
      for x in 0..<Int(pixels.size.width) where pixel(x, y) != 0xFFFF_FFFF {
        bounds = bounds.union(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1))
      }
    }
    return bounds
  }

  /// The darkest pixel's red.
  var darkest: UInt32 {
    var darkest: UInt32 = 255
    for y in 0..<Int(pixels.size.height) {
      for x in 0..<Int(pixels.size.width) { darkest = min(darkest, pixel(x, y) >> 16 & 0xFF) }
    }
    return darkest
  }
}

func systemFont(_ size: CGFloat, weight: Int = 400) -> CTFont {
  CTFont(FontDescriptor(face: .system, size: size, weight: weight))
}

func plain(
  _ string: String, size: CGFloat = 17, mode: CTLineBreakMode = .byWordWrapping,
  alignment: CTTextAlignment = .natural
) -> AttributedText {
  var paragraph = ParagraphAttributes()
  paragraph.lineBreakMode = mode
  paragraph.alignment = alignment
  return AttributedText(string, TextAttributes(font: systemFont(size)), paragraph)
}
