import CoreGraphics
import RasterKit

/// Pixels, and a context that draws on them.
struct Canvas {
  let pixels: PixelBuffer
  let context: CGContext

  /// `flipped` puts the origin at the top left, as in views.
  init(_ width: Int32, _ height: Int32, scale: CGFloat = 1, flipped: Bool = true) {
    pixels = PixelBuffer(size: PixelSize(width: width, height: height))
    context = CGContext(pixels: pixels, scale: scale, flipped: flipped)
  }

  /// 0xAARRGGBB, premultiplied; (0, 0) is the top left pixel.
  subscript(x: Int32, y: Int32) -> UInt32 { pixels.target.address(x: x, y: y).pointee }

  func alpha(_ x: Int32, _ y: Int32) -> Int { Int(self[x, y] >> 24) }

  var row: (Int32) -> [UInt32] {
    { y in (0..<pixels.size.width).map { self[$0, y] } }
  }

  var sumOfAlpha: Int {
    (0..<pixels.size.height).reduce(0) { sum, y in row(y).reduce(sum) { $0 + Int($1 >> 24) } }
  }
}

let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
