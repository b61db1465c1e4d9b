import CUICodecs
import Foundation
import RasterKit

/// JPEG through libjpeg: gray, colour, CMYK; sequential and progressive.
struct JPEGFile: ImageFile {
  let kind = ImageFileKind.jpeg
  let frames: [ImageFileFrame]
  private let data: Data

  init(_ data: Data) throws {
    var (width, height): (Int32, Int32) = (0, 0)
    var kept = 0
    let isHeader = data.withUnsafeBytes {
      cui_jpeg_size($0.baseAddress, $0.count, &width, &height, &kept) != 0
    }
    guard isHeader else { throw ImageFault.broken }
    // Progressive files keep two bytes for each sample beside the pixels.
    let size = try ImageFormats.size(
      Int(width), Int(height), mostPixels: ImageLimits.area - kept / 4)
    frames = [ImageFileFrame(size: size, hasAlpha: false)]
    self.data = data
  }

  var profileData: Data? { EmbeddedProfile.inJPEG(data) }

  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    read(divisor: 1, allowsPart: allowsPart)
  }

  /// A half, a fourth or an eighth of the pixels, which libjpeg makes without the others.
  func makeSmallPixels(_ index: Int, side: Int) -> PixelBuffer? {
    let longest = Int(max(frames[0].size.width, frames[0].size.height))
    guard side > 0, let divisor = [8, 4, 2].first(where: { longest / $0 >= side }) else {
      return nil
    }
    return read(divisor: divisor, allowsPart: false)
  }

  private func read(divisor: Int, allowsPart: Bool) -> PixelBuffer? {
    func part(_ side: Int32) -> Int32 { (side - 1) / Int32(divisor) + 1 }
    let size = frames[0].size
    let pixels = PixelBuffer(
      size: PixelSize(width: part(size.width), height: part(size.height)), isOpaque: true)
    let isDone = data.withUnsafeBytes { bytes in
      pixels.base.withMemoryRebound(to: UInt8.self, capacity: pixels.stride * 4) { target in
        cui_jpeg_read(
          bytes.baseAddress, bytes.count, target, pixels.stride * 4, UInt32(divisor),
          allowsPart ? 1 : 0) != 0
      }
    }
    guard isDone else { return nil }
    FileProfiles.profile(profileData)?.convert(pixels)
    return pixels
  }
}
