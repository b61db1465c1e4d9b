import CoreGraphics
public import Foundation

/// What a renderer's pictures are like.
open class UIGraphicsRendererFormat: NSObject {
  /// In points; set by the renderer that takes the format.
  public internal(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  /// As the screen of the current traits wants it.
  open class func `default`() -> Self { self.init() }

  /// As the screen of the current traits wants it.
  open class func preferred() -> Self { self.init() }
}

/// What an image renderer's images are like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels for each point; 0 stands for the scale of the current traits.
  open var scale: CGFloat = ImageCanvas.defaultScale
  /// Whether the image begins black and stays opaque, instead of beginning transparent.
  open var opaque = false
  /// Kept for the sake of sources: images are sRGB.
  open var preferredRange = Range.automatic

  /// How wide a range of colours is wanted.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}
