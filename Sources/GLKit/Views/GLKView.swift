public import CoreGraphics
public import OpenGLES
public import QuartzCore
public import UIKit

/// Draws for a view.
@preconcurrency @MainActor
public protocol GLKViewDelegate: AnyObject {
  /// Called with the view's context current and its framebuffer bound.
  func glkView(_ view: GLKView, drawIn rect: CGRect)
}

/// A view that OpenGL ES draws.
///
/// It makes the framebuffer that its properties describe, when it is needed first and again for each
/// new size. Without a context it shows nothing.
open class GLKView: UIView {
  /// A `CAEAGLLayer`.
  open override class var layerClass: AnyClass { CAEAGLLayer.self }

  /// Who draws, unless a subclass overrides `draw(_:)`.
  open weak var delegate: (any GLKViewDelegate)?
  /// What the view draws with.
  open var context: EAGLContext! { didSet { if context !== oldValue { formatChanged() } } }
  /// `RGBA8888` by default.
  open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888 {
    didSet { if drawableColorFormat != oldValue { formatChanged() } }
  }
  /// No depth buffer by default.
  open var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone {
    didSet { if drawableDepthFormat != oldValue { formatChanged() } }
  }
  /// No stencil buffer by default.
  open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone {
    didSet { if drawableStencilFormat != oldValue { formatChanged() } }
  }
  /// One sample by default.
  open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone {
    didSet { if drawableMultisample != oldValue { formatChanged() } }
  }
  /// Whether `setNeedsDisplay()` has the view drawn at the end of the turn; true by default. A program
  /// that calls `display()` for each frame sets it to false.
  open var enableSetNeedsDisplay = true

  var framebuffer: ViewFramebuffer?

  /// A view that draws with a context.
  public init(frame: CGRect, context: EAGLContext) {
    self.context = context
    super.init(frame: frame)
    isOpaque = true
  }

  /// A view that draws when it has got a context.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = true
  }

  /// A view of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(self, as: GLKView.self)
  }

  /// Draws; the framebuffer is bound already. Asks the delegate by default.
  open override func draw(_ rect: CGRect) { delegate?.glkView(self, drawIn: rect) }

  /// Draws at the end of the turn, if `enableSetNeedsDisplay` says so.
  open override func setNeedsDisplay() { if enableSetNeedsDisplay { layer.setNeedsDisplay() } }

  /// The same: a frame is always drawn as a whole.
  open override func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws when the layer wants contents, if `enableSetNeedsDisplay` says so.
  open override func display(_ layer: CALayer) { if enableSetNeedsDisplay { display() } }

  /// A new size has a new framebuffer.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let framebuffer, framebuffer.size != drawableSize { deleteDrawable() }
    if framebuffer == nil { setNeedsDisplay() }
  }

  /// Draws a frame and shows it.
  open func display() { drawFrame { $0.present() } }

  /// Binds the framebuffer, which is made if there is none.
  open func bindDrawable() { _ = bindFramebuffer() }

  /// Frees the framebuffer; the next frame has a new one.
  open func deleteDrawable() { framebuffer = nil }

  private func formatChanged() {
    deleteDrawable()
    setNeedsDisplay()
  }
}
