public import CoreGraphics
import Foundation
import RasterKit

/// This thread's current context; nil outside `draw(_:)` and the like.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.entries.last?.context
}

/// Makes a context current on this thread until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.entries.append(.init(context: context))
}

/// Restores the previous context. Does nothing without one.
public func UIGraphicsPopContext() { _ = GraphicsContextStack.current.entries.popLast() }

/// Begins an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image; scale 0 means the current traits' scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale == 0 ? ImageCanvas.defaultScale : scale
  let canvas = ImageCanvas(CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  GraphicsContextStack.current.entries.append(.init(context: canvas.context, imageScale: scale))
}

/// The image drawn so far; nil if the current context is not an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.current.entries.last, let scale = entry.imageScale else {
    return nil
  }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() {
  guard GraphicsContextStack.current.entries.last?.imageScale != nil else { return }
  UIGraphicsPopContext()
}

struct ImageCanvas {
  let context: CGContext

  /// Traps on sizes that are too large or not finite. An empty size becomes one pixel.
  init(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    func pixels(_ points: CGFloat) -> Int {
      let count = (points * scale - 1e-6).rounded(.up)
      precondition(
        count.isFinite && count <= CGFloat(ImageLimits.side),
        "an image of \(bounds.size) at scale \(scale) is too large: use at most 16384 pixels a side"
      )
      return max(Int(count), 1)
    }
    let size = ImageLimits.size(pixels(bounds.width), pixels(bounds.height))
    guard let size else {
      preconditionFailure("an image of \(bounds.size) is too large: use at most 64 megapixels")
    }
    let buffer = PixelBuffer(size: size, isOpaque: isOpaque)
    context = CGContext(pixels: buffer, scale: scale, flipped: true)
    if isOpaque { context.clear(CGRect(origin: .zero, size: bounds.size)) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  static var defaultScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}
