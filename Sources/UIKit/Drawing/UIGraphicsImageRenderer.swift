public import CoreGraphics
public import Foundation

/// Draws pictures of a size in points; the base of the renderers.
open class UIGraphicsRenderer: NSObject {
  let ownBounds: CGRect

  init(ownBounds: CGRect) {
    self.ownBounds = ownBounds
    super.init()
  }
}

/// Makes images by drawing, with the origin at the top left.
///
/// May be used on any thread. Traps on a size that is not a number or above 16384 pixels a side.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  let ownFormat: UIGraphicsImageRendererFormat

  /// An image that shows this part of the plane; traps above 16384 pixels a side.
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

  /// What `actions` draw on the context handed to them, which is also the current one.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(ownFormat)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// A PNG file's bytes of what `actions` draw.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// A JPEG file's bytes of what `actions` draw; quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
