import CoreGraphics
import RasterKit

/// The pictures of a layer that is drawn again in parts, all of the same pixels, as making them is not
/// what is measured.
final class PartlyRedrawnDrawing {
  private(set) var image: CGImage
  private let pixels: PixelBuffer

  init() {
    pixels = PixelBuffer(size: PixelSize(width: 800, height: 600))
    pixels.fill(PixelRect(size: pixels.size), with: 0xff40_4040)
    image = CGImage(pixels: pixels)
  }

  func redraw(_ part: PixelRect) {
    image = CGImage(pixels: pixels, revision: ImageRevision(of: image, in: part))
  }
}
