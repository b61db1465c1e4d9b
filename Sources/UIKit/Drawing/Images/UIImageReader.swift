public import CoreGraphics
import Dispatch
public import Foundation

/// Reads images as they are to be shown: decoded, or as thumbnails. Usable from any thread.
public final class UIImageReader: NSObject, @unchecked Sendable {
  /// How a reader's images are read.
  public struct Configuration: Sendable {
    /// The room of thumbnails in points of one pixel; zero for whole images.
    public var preferredThumbnailSize = CGSize.zero
    /// Whether images come decoded, so that showing them takes no time.
    public var preparesImagesForDisplay = false
    /// Kept: images have 8 bits of sRGB.
    public var prefersHighDynamicRange = false
    /// Kept: an image has the size that its pixels say.
    public var pixelsPerInch: CGFloat = 0

    /// Whole images, decoded when they are first shown.
    public init() {}
  }

  /// A reader of whole images.
  public static let `default` = UIImageReader(configuration: Configuration())
  /// How its images are read.
  public let configuration: Configuration

  /// A reader of images as they are wanted.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// Nil for a file that is no image.
  public func image(contentsOf url: URL) -> UIImage? {
    UIImage(contentsOfFile: url.path).flatMap(prepared)
  }

  /// Nil for data that are no image.
  public func image(data: Data) -> UIImage? { UIImage(data: data).flatMap(prepared) }

  /// Reads in the background.
  public func image(contentsOf url: URL) async -> UIImage? {
    await reading { $0.image(contentsOf: url) }
  }

  /// Reads in the background.
  public func image(data: Data) async -> UIImage? { await reading { $0.image(data: data) } }

  private func reading(_ read: @escaping @Sendable (UIImageReader) -> UIImage?) async -> UIImage? {
    await withCheckedContinuation { done in
      DispatchQueue.global(qos: .userInitiated).async { done.resume(returning: read(self)) }
    }
  }

  private func prepared(_ image: UIImage) -> UIImage? {
    let room = configuration.preferredThumbnailSize
    if room != .zero { return image.preparingThumbnail(of: room) }
    return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
  }
}
