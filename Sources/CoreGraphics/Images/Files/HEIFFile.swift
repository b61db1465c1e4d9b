import Foundation
import RasterKit

/// HEIC and AVIF, through libheif where it is installed; turned as the file says.
struct HEIFFile: ImageFile {
  let kind: ImageFileKind
  let frames: [ImageFileFrame]
  private let data: Data
  /// The decoder has planes beside the pixels.
  private static let mostPixels = ImageLimits.area / 4 * 3
  private let library: HEIFLibrary

  init(_ data: Data, _ kind: ImageFileKind) throws {
    guard let library = HEIFLibrary.loaded else {
      throw ImageFault.missing("libheif", "libheif1")
    }
    guard HEVCSizes.largestArea(in: data) <= Self.mostPixels else {
      throw ImageFault("a picture inside is too large")
    }
    let images = library.sizes(data)
    frames = try images.map {
      ImageFileFrame(
        size: try ImageFormats.size($0.width, $0.height, mostPixels: Self.mostPixels),
        hasAlpha: $0.hasAlpha)
    }
    if frames.isEmpty { throw ImageFault.broken }
    (self.data, self.kind, self.library) = (data, kind, library)
  }

  var profileData: Data? { library.profile(data) }

  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    guard let pixels = library.pixels(data, index, frames[index]) else { return nil }
    FileProfiles.profile(profileData)?.convert(pixels)
    if !pixels.isOpaque { pixels.premultiply() }
    return pixels
  }
}
