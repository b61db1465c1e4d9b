

/// Provides a layer's contents, layout and actions; every method may be left out.
///
/// Called on the thread that commits or lays out the layer: the main thread for layers shown by a
/// window. A view is its layer's delegate.
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its contents, in place of drawing.
  func display(_ layer: CALayer)

  /// Called before the layer is drawn, when its contents' properties may still be chosen.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Moves nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
