public import CoreGraphics

/// Provides a layer's contents, layout and actions; every method is optional.
///
/// Called on the thread that commits or lays out the layer: the main thread for layers shown by a
/// window. A view is its layer's delegate.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents, instead of drawing.
  func display(_ layer: CALayer)

  /// Draws the layer's contents; the context's origin is the top left corner of the bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer is drawn, while properties such as `contentsScale` may still be set.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// The action for a change of `event` (a property's key): nil continues the search, `NSNull` ends
  /// it without an action. Called before the change.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws into the layer's backing store, the default.
  public func display(_ layer: CALayer) { layer.drawBackingStore() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns nil, which continues the search in the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
