import CUICodecs
import CoreGraphics
import Foundation
import RasterKit

private let size = PixelSize(width: 1024, height: 768)

/// Smooth with a little noise, as photos are.
private func makePhoto() -> CGImage {
  let pixels = PixelBuffer(size: size, isOpaque: true)
  for y in 0..<Int(size.height) {
    for x in 0..<Int(size.width) {
      let noise = UInt32((x &* 31 ^ y &* 17) & 7)
      let (r, g, b) = (UInt32(x / 5), UInt32(y / 4), UInt32((x + y) / 8))
      pixels.base[y * pixels.stride + x] =
        0xFF00_0000 | (r + noise) << 16 | (g + noise) << 8 | (b + noise)
    }
  }
  return CGImage(pixels: pixels)
}

private func decoding(
  _ name: String, _ file: Data, plain: @escaping (UnsafeRawBufferPointer, PixelBuffer) -> Void
) -> Comparison {
  // Both allocate the pixels that they fill.
  Comparison(name) {
    precondition(ImageDecoder.decode(file) != nil)
  } plain: {
    file.withUnsafeBytes { plain($0, PixelBuffer(size: size, isOpaque: true)) }
  }
}

func makeFileComparisons() -> [Comparison] {
  let photo = makePhoto()
  return [
    decoding("files-png", ImageEncoder.png(photo)!) { bytes, pixels in
      var image = png_image()
      precondition(cui_png_begin(&image, bytes.baseAddress, bytes.count) != 0)
      precondition(cui_png_finish(&image, pixels.base, pixels.stride * 4) != 0)
      png_image_free(&image)
    },
    decoding("files-jpeg", ImageEncoder.jpeg(photo, quality: 0.85)!) { bytes, pixels in
      pixels.base.withMemoryRebound(to: UInt8.self, capacity: pixels.stride * 4) { target in
        precondition(
          cui_jpeg_read(bytes.baseAddress, bytes.count, target, pixels.stride * 4, 1, 0) != 0)
      }
    },
  ]
}
