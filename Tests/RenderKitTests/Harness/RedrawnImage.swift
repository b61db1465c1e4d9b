import CoreGraphics
import RasterKit

extension CGImage {
  /// A copy whose pixels in a part have other colours, as a layer's drawing gets them.
  func redrawn(_ part: PixelRect) -> CGImage {
    let copy = PixelBuffer(size: pixels.size, isOpaque: pixels.isOpaque)
    copy.copy(PixelRect(size: copy.size), from: pixels)
    for y in part.minY..<part.maxY {
      for x in part.minX..<part.maxX {
        let address = copy.target.address(x: x, y: y)
        // No component may be larger than alpha.
        address.pointee = address.pointee & 0xff00_0000 | ~address.pointee & address.pointee >> 24
      }
    }
    return CGImage(pixels: copy, revision: ImageRevision(of: self, in: part))
  }
}
