public import CoreGraphics
public import Foundation

/// The base class of renderers, which draw images with a size in points.
open class UIGraphicsRenderer: NSObject {
  let ownBounds: CGRect

  init(ownBounds: CGRect) {
    self.ownBounds = ownBounds
    super.init()
  }
}

/// Makes images by drawing, with the origin at the top left.
///
/// Can be used on any thread. Traps on a size that is not finite or above 16384 pixels on a side.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  let ownFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer for this rectangle. Traps above 16384 pixels on a side.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    ownFormat = UIGraphicsImageRendererFormat()
    ownFormat.scale = format.scale == 0 ? ImageCanvas.defaultScale : format.scale
    (ownFormat.opaque, ownFormat.preferredRange) = (format.opaque, format.preferredRange)
    ownFormat.bounds = bounds
    super.init(ownBounds: bounds)
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
    let context = UIGraphicsImageRendererContext(ownFormat)
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
