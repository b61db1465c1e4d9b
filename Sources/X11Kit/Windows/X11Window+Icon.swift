import CUIXlib
import RasterKit

// _NET_WM_ICON: for each image its width, its height and its pixels, not premultiplied.

extension X11Window {
  func setIcon(_ images: [PixelBuffer]) {
    guard isAlive else { return }
    write(.icon, Atom(XA_CARDINAL), images.flatMap(Self.items))
  }

  private static func items(_ image: PixelBuffer) -> [UInt] {
    let (width, height) = (Int(image.size.width), Int(image.size.height))
    var items = [UInt(width), UInt(height)]
    items.reserveCapacity(2 + width * height)
    for y in 0..<height {
      let row = UnsafeBufferPointer(start: image.base + y * image.stride, count: width)
      for pixel in row { items.append(UInt(unpremultiplied(pixel))) }
    }
    return items
  }

  /// 0xAARRGGBB.
  private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 || alpha == 255 { return pixel & (alpha == 0 ? 0 : .max) }
    func level(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | level(16) | level(8) | level(0)
  }
}
