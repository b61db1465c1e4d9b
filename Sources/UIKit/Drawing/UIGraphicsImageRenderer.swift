public import CoreGraphics
public import Foundation

/// The base class of renderers, which draw images with a size in points.
open class UIGraphicsRenderer: NSObject {
  let ownFormat: UIGraphicsRendererFormat

  init(ownFormat: UIGraphicsRendererFormat) {
    self.ownFormat = ownFormat
    super.init()
  }

  /// The properties of the images, with their bounds.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Whether the renderer makes images.
  open var allowsImageOutput: Bool { true }
}

/// Makes images by drawing, with the origin at the top left.
///
/// Can be used on any thread. Traps on a size that is not finite or above 16384 pixels on a side.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer for this rectangle. Traps above 16384 pixels on a side.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = UIGraphicsImageRendererFormat()
    imageFormat.scale = format.scale == 0 ? ImageCanvas.defaultScale : format.scale
    (imageFormat.opaque, imageFormat.preferredRange) = (format.opaque, format.preferredRange)
    imageFormat.bounds = bounds
    super.init(ownFormat: imageFormat)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The image drawn by `actions`. Their context is also the current one.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(imageFormat)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// A PNG file of the image drawn by `actions`.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// A JPEG file of the image drawn by `actions`; quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
