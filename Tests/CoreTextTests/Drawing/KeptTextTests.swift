import CoreGraphics
import CoreText
import Foundation
import RasterKit
import Testing

/// Text that is kept as a bitmap, as layers keep theirs, and painted again from there.
@Suite struct KeptTextTests {
  private let size = PixelSize(width: 400, height: 260)

  private func page() -> TextLayout {
    let sentence = "A page of words of many lengths, such as 1,024 or Łódź. "
    let paragraph = sentence + sentence + sentence
    let text = Array(repeating: paragraph, count: 3).joined(separator: "\n")
    return TextLayout(plain(text, size: 15), within: TextLimits(width: 400))
  }

  private func kept() -> PixelBuffer {
    let pixels = PixelBuffer(size: size)
    page().draw(in: CGContext(pixels: pixels, scale: 1, flipped: true), at: .zero)
    return pixels
  }

  @Test func lessThanHalfOfAPageIsRead() {
    let read = InkMap(kept()).pixelsToRead
    #expect(read > size.area / 20 && read < size.area / 2)
  }

  /// Where letters overlap, two roundings instead of one make a level of difference.
  @Test func aKeptPageLooksAsIfItWereDrawn() {
    let drawn = TextCanvas(width: 400, height: 260)
    let painted = TextCanvas(width: 400, height: 260)
    page().draw(in: drawn.context, at: .zero)
    let (kept, white) = (kept(), PixelRect(size: size))
    for _ in 0..<4 {
      painted.pixels.fill(white, with: 0xFFFF_FFFF)
      Kernels.over(
        painted.pixels.target, rect: white, picture: kept, at: PixelPoint(x: 0, y: 0))
    }
    #expect(kept.ink(forPainting: 0) != nil && !drawn.inkBounds.isEmpty)
    var difference = 0
    for y in 0..<260 {
      for x in 0..<400 {
        let (a, b) = (Int(drawn.pixel(x, y) & 255), Int(painted.pixel(x, y) & 255))
        difference = max(difference, abs(a - b))
      }
    }
    #expect(difference <= 1)
  }
}
