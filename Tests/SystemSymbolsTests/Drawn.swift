import CoreGraphics
import RasterKit
import SystemSymbols

/// A symbol drawn with a margin of four points, at two pixels per point.
struct Drawn {
  static let margin: CGFloat = 4
  let box: CGSize
  let pixels: PixelBuffer

  init(_ outline: SymbolOutline, _ colors: SymbolColors = .monochrome(black)) {
    box = outline.size
    func pixels(_ side: CGFloat) -> Int32 { Int32(((side + 2 * Self.margin) * 2).rounded(.up)) }
    self.pixels = PixelBuffer(
      size: PixelSize(width: pixels(box.width), height: pixels(box.height)))
    let context = CGContext(pixels: self.pixels, scale: 2, flipped: true)
    context.translateBy(x: Self.margin, y: Self.margin)
    outline.draw(in: context, colors)
  }

  /// Premultiplied 0xAARRGGBB.
  subscript(x: Int32, y: Int32) -> UInt32 { pixels.target.address(x: x, y: y).pointee }

  /// In square points.
  var coverage: Double { Double(sumOfAlpha(0..<width, 0..<height)) / 255 / 4 }

  /// Whether something is painted more than a pixel outside the box.
  var spills: Bool {
    let (right, bottom) = (far(box.width) + 1, far(box.height) + 1)
    return sumOfAlpha(0..<7, 0..<height) + sumOfAlpha(right..<width, 0..<height) > 0
      || sumOfAlpha(0..<width, 0..<7) + sumOfAlpha(0..<width, bottom..<height) > 0
  }

  var touchesAllSides: Bool {
    let (right, bottom) = (far(box.width) - 3, far(box.height) - 3)
    return sumOfAlpha(0..<11, 0..<height) > 0 && sumOfAlpha(right..<width, 0..<height) > 0
      && sumOfAlpha(0..<width, 0..<11) > 0 && sumOfAlpha(0..<width, bottom..<height) > 0
  }

  private var width: Int32 { pixels.size.width }
  private var height: Int32 { pixels.size.height }

  /// The pixel after the far edge of the box.
  private func far(_ side: CGFloat) -> Int32 {
    Int32(((side + Self.margin) * 2).rounded(.up))
  }

  private func sumOfAlpha(_ columns: Range<Int32>, _ rows: Range<Int32>) -> Int {
    var sum = 0
    for y in rows {
      let row = UnsafeBufferPointer(
        start: pixels.target.address(x: columns.lowerBound, y: y), count: columns.count)
      for pixel in row { sum += Int(pixel >> 24) }
    }
    return sum
  }
}

let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
