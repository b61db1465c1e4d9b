import CoreGraphics
public import Foundation

/// The properties of a renderer's images.
open class UIGraphicsRendererFormat: NSObject {
  /// In points; set by the renderer.
  public internal(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  /// The format for the screen of the current traits.
  open class func `default`() -> Self { self.init() }

  /// The format for the screen of the current traits.
  open class func preferred() -> Self { self.init() }
}

/// The properties of an image renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; 0 means the current traits' scale.
  open var scale: CGFloat = ImageCanvas.defaultScale
  /// Whether the image starts black and stays opaque. Otherwise it starts transparent.
  open var opaque = false
  /// For source compatibility only: images are sRGB.
  open var preferredRange = Range.automatic

  /// For source compatibility only: images are sRGB.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Always false: images have eight bits per component.
  open var supportsHighDynamicRange: Bool { false }

  /// The format for the screen of these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The preferred colour range.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}
