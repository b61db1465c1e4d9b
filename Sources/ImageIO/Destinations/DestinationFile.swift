import CoreGraphics
import Foundation

/// Makes the bytes of a file.
struct DestinationFile {
  private let kind: ImageFileKind
  private let first: DestinationImage
  private let images: [DestinationImage]
  private let loopCount: Int?

  init(
    _ kind: ImageFileKind, _ first: DestinationImage, _ images: [DestinationImage],
    loopCount: Int?
  ) {
    (self.kind, self.first, self.images, self.loopCount) = (kind, first, images, loopCount)
  }

  /// Nil if a library is missing or frames differ in size.
  var data: Data? {
    switch kind {
    case .jpeg:
      ImageEncoder.jpeg(first.image, quality: first.quality ?? 0.9)
        .map { ExifBlock.jpeg($0, first.metadata) }
    case .png where images.count > 1: animation?.apng()
    case .png:
      ImageEncoder.png(first.image).map { ExifBlock.png($0, first.metadata) }
    case .gif: animation?.gif()
    case .tiff: ImageEncoder.tiff(images.map { ($0.image, $0.orientation) })
    case .bmp: ImageEncoder.bmp(first.image)
    case .webp: ImageEncoder.webp(first.image, quality: first.quality)
    case .ico, .heic, .avif: nil
    }
  }

  private var animation: AnimationEncoder? {
    AnimationEncoder(
      images.map { AnimationEncoder.Frame($0.image, delay: $0.delay) }, loopCount: loopCount ?? 1)
  }
}
