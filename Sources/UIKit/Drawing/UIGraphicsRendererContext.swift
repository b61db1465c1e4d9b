public import CoreGraphics
public import Foundation

/// A renderer's context, with shortcuts that use its current colours.
open class UIGraphicsRendererContext: NSObject {
  /// The drawing context, also returned by `UIGraphicsGetCurrentContext()` inside the actions.
  public let cgContext: CGContext

  init(cgContext: CGContext) {
    self.cgContext = cgContext
    super.init()
  }
}

extension UIGraphicsRendererContext {
  /// Uses the current fill colour.
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line one point wide, inside the rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line one point wide, inside the rectangle, with a blend mode.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Lasts until the end of the actions or of the saved state.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// An image renderer's context.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The renderer's format.
  public let format: UIGraphicsImageRendererFormat

  init(_ format: UIGraphicsImageRendererFormat) {
    self.format = format
    let canvas = ImageCanvas(format.bounds, scale: format.scale, isOpaque: format.opaque)
    super.init(cgContext: canvas.context)
  }

  /// The image drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) }
      ?? UIImage()
  }
}
