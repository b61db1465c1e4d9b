import Foundation
import RasterKit

/// Icons and cursors of Windows: several images, each a PNG file or the picture of a BMP file.
struct ICOFile: ImageFile {
  let kind = ImageFileKind.ico
  let frames: [ImageFileFrame]
  private let images: [Image]

  private enum Image: Sendable {
    case png(PNGFile)
    /// With the place of the bits that hide pixels.
    case bitmap(BMPBitmap, ByteReader, mask: Int)
  }

  init(_ data: Data) throws {
    let reader = ByteReader(data, isLittle: true)
    guard let count = reader.short(4), count > 0 else { throw ImageFault.broken }
    var (frames, images): ([ImageFileFrame], [Image]) = ([], [])
    for index in 0..<min(count, 1024) {
      guard let length = reader.long(6 + index * 16 + 8),
        let place = reader.long(6 + index * 16 + 12),
        let part = reader.data(place, min(length, max(reader.count - place, 0))),
        let (size, image) = Self.image(part)
      else { continue }
      frames.append(ImageFileFrame(size: size))
      images.append(image)
    }
    if images.isEmpty { throw ImageFault.broken }
    (self.frames, self.images) = (frames, images)
  }

  private static func image(_ data: Data) -> (PixelSize, Image)? {
    if ImageFileKind(data) == .png {
      guard let png = try? PNGFile(data) else { return nil }
      return (png.frames[0].size, .png(png))
    }
    let reader = ByteReader(data, isLittle: true)
    guard var bitmap = BMPBitmap(reader, header: 0, pixels: 0) else { return nil }
    bitmap.becomeIcon()
    guard let size = ImageLimits.size(bitmap.width, bitmap.height) else { return nil }
    return (size, .bitmap(bitmap, reader, mask: bitmap.pixels + bitmap.height * bitmap.bytesPerRow))
  }

  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    switch images[index] {
    case .png(let file): return file.makePixels(0, allowsPart: allowsPart)
    case .bitmap(let bitmap, let reader, let mask):
      let pixels = PixelBuffer(size: frames[index].size)
      guard bitmap.read(into: pixels) || allowsPart else { return nil }
      hide(pixels, bitmap, reader, mask)
      pixels.premultiply()
      return pixels
    }
  }

  /// The mask counts where the pixels have no alpha that says anything.
  private func hide(_ pixels: PixelBuffer, _ bitmap: BMPBitmap, _ reader: ByteReader, _ mask: Int) {
    let (width, height) = (bitmap.width, bitmap.height)
    if bitmap.hasAlpha {
      let isUsed = (0..<height).contains { y in
        (0..<width).contains { pixels.base[y * pixels.stride + $0] >> 24 != 0 }
      }
      if isUsed { return }
    }
    let bytesPerRow = (width + 31) / 32 * 4
    for y in 0..<height {
      let row = pixels.base + (height - 1 - y) * pixels.stride
      for x in 0..<width {
        let byte = reader.byte(mask + y * bytesPerRow + x / 8) ?? 0
        let isHidden = byte >> (7 - x % 8) & 1 == 1
        row[x] = isHidden ? 0 : row[x] | 0xFF00_0000
      }
    }
  }
}
