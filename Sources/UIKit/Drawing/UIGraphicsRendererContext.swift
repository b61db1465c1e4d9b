public import CoreGraphics
public import Foundation

/// A context while a renderer draws, with shortcuts that use its current colours.
open class UIGraphicsRendererContext: NSObject {
  /// Where drawing goes; also `UIGraphicsGetCurrentContext()` inside the actions.
  public let cgContext: CGContext

  init(cgContext: CGContext) {
    self.cgContext = cgContext
    super.init()
  }
}

extension UIGraphicsRendererContext {
  /// In the current fill colour.
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// A line one point wide, wholly inside the rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// A line one point wide, wholly inside the rectangle, in a mode.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Until the end of the actions or of the saved state.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A context while an image renderer draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What the renderer was made with.
  public let format: UIGraphicsImageRendererFormat

  init(_ format: UIGraphicsImageRendererFormat) {
    self.format = format
    let canvas = ImageCanvas(format.bounds, scale: format.scale, isOpaque: format.opaque)
    super.init(cgContext: canvas.context)
  }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) }
      ?? UIImage()
  }
}
