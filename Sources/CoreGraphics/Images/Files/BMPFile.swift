import Foundation
import RasterKit

/// BMP: palettes, 16, 24 and 32 bits, run lengths.
struct BMPFile: ImageFile {
  let kind = ImageFileKind.bmp
  let frames: [ImageFileFrame]
  private let bitmap: BMPBitmap

  init(_ data: Data) throws {
    let reader = ByteReader(data, isLittle: true)
    guard let pixels = reader.long(10), let bitmap = BMPBitmap(reader, header: 14, pixels: pixels)
    else { throw ImageFault.broken }
    let size = try ImageFormats.size(bitmap.width, bitmap.height)
    frames = [ImageFileFrame(size: size, hasAlpha: bitmap.hasAlpha)]
    self.bitmap = bitmap
  }

  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    let pixels = PixelBuffer(size: frames[0].size, isOpaque: !bitmap.hasAlpha)
    guard bitmap.read(into: pixels) || allowsPart else { return nil }
    if bitmap.hasAlpha { pixels.premultiply() }
    return pixels
  }
}
