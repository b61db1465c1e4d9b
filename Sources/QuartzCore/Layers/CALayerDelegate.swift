public import CoreGraphics

/// Provides a layer's contents, layout and actions; every method may be left out.
///
/// Called on the thread that commits or lays out the layer: the main thread for layers shown by a
/// window. A view is its layer's delegate.
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its contents, in place of drawing.
  func display(_ layer: CALayer)

  /// Draws the layer's contents; the context's origin is the top left corner of the bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer is drawn, when its contents' properties may still be chosen.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// What happens when `event` (a property's key) changes: nil goes on searching, `NSNull` ends the
  /// search with nothing. Asked before the change.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws into the layer's backing store, which is what happens without this method.
  public func display(_ layer: CALayer) { layer.drawBackingStore() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Moves nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves the answer to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
