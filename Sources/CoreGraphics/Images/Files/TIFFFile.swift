import Foundation
import RasterKit

/// TIFF, through libtiff where it is installed; every page is an image.
struct TIFFFile: ImageFile {
  let kind = ImageFileKind.tiff
  let frames: [ImageFileFrame]
  private let data: Data
  private let library: TIFFLibrary
  private let pages: [Page]

  private struct Page: Sendable {
    /// Among all of the file.
    var number: Int
    var orientation: Int
  }

  init(_ data: Data) throws {
    guard let library = TIFFLibrary.loaded else {
      throw ImageFault.missing("libtiff", "libtiff6")
    }
    var (frames, pages): ([ImageFileFrame], [Page]) = ([], [])
    for (number, page) in TIFFDirectories(data).all().enumerated() {
      guard let width = page.number(256), let height = page.number(257),
        let size = ImageLimits.size(width, height)
      else { continue }
      frames.append(ImageFileFrame(size: size))
      pages.append(Page(number: number, orientation: page.number(274) ?? 1))
    }
    if frames.isEmpty { throw ImageFault.broken }
    (self.frames, self.pages, self.data, self.library) = (frames, pages, data, library)
  }

  var profileData: Data? { TIFFDirectories(data).all().first?.bytes(34675) }

  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    let pixels = PixelBuffer(size: frames[index].size)
    let page = pages[index]
    let orientation = (1...8).contains(page.orientation) ? page.orientation : 1
    guard
      library.read(data, page: page.number, orientation: orientation, into: pixels)
        || allowsPart
    else { return nil }
    FileProfiles.profile(profileData)?.convertPremultiplied(pixels)
    return pixels
  }
}
