package import RenderKit

/// A layer that shows what OpenGL ES has drawn into a renderbuffer.
///
/// An `EAGLContext` of the module OpenGLES gives the renderbuffer its storage with
/// `renderbufferStorage(_:from:)` and shows it with `presentRenderbuffer(_:)`. Its own `contents` are
/// not used.
open class CAEAGLLayer: CALayer {
  /// The properties of the drawable by the keys of OpenGLES: its colour format, and whether it keeps its
  /// pixels when it was presented. Read when a renderbuffer gets its storage from the layer.
  open var drawableProperties: [AnyHashable: Any]! = [:]

  /// Stored, without effect: frames are shown as they come, without waiting for a transaction.
  open var presentsWithTransaction = false

  /// An empty layer, which shows nothing until a renderbuffer is presented.
  public override init() {
    super.init()
    beginSurface()
  }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginSurface()
  }

  /// Copies the state of `layer`; see `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAEAGLLayer { drawableProperties = layer.drawableProperties }
  }

  /// Where its frames are presented.
  package var feed: SurfaceFeed { surfaceFeed }
}
