public import CoreGraphics
public import Foundation

/// A renderer's context, with shortcuts that use its current colours.
open class UIGraphicsRendererContext: NSObject {
  /// The drawing context, also returned by `UIGraphicsGetCurrentContext()` inside the actions.
  public let cgContext: CGContext

  private let ownFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    ownFormat = format
    super.init()
  }

  /// The properties of the renderer's output.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Uses the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Uses the current fill colour with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    withBlendMode(blendMode) { $0.fill(rect) }
  }

  /// Draws a line one point wide, inside the rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line one point wide, inside the rectangle, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    withBlendMode(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Lasts until the end of the actions or of the saved state.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func withBlendMode(_ mode: CGBlendMode, _ draw: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    draw(cgContext)
    cgContext.restoreGState()
  }
}

/// An image renderer's context.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(_ format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    let canvas = ImageCanvas(format.bounds, scale: format.scale, isOpaque: format.opaque)
    super.init(cgContext: canvas.context, format)
  }

  /// The image drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: imageFormat.scale, orientation: .up) }
      ?? UIImage()
  }
}
