import Diagnostics
import RasterKit

/// The state to restore when a transparency layer ends.
struct TransparencyLayer {
  var target: CairoContext
  var state: GraphicsState
  var savedStates: [GraphicsState]
}

extension CGContext {
  /// Redirects drawing until `endTransparencyLayer`, which composes the result as one image. The
  /// current alpha, shadow, mask and blend mode then apply to the whole; inside the layer they are
  /// reset.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(TransparencyLayer(target: target, state: state, savedStates: savedStates))
    let clip = target.clipBounds
    var needed = state.shadow?.widening(clip) ?? clip
    // Nothing is visible through an empty clip, but the layer needs at least one pixel.
    if needed.isEmpty { needed = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    target = CairoContext(scratch: needed)
    savedStates = []
    (state.alpha, state.shadow, state.mask, state.blendMode) = (1, nil, nil, .normal)
  }

  /// Begins a transparency layer that draws inside the rectangle only.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the innermost layer. Without one, the call is logged and ignored.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else {
      return Log.graphics.write("endTransparencyLayer without a layer")
    }
    let finished = target.surface
    (target, state, savedStates) = (layer.target, layer.state, layer.savedStates)
    bringIn(finished)
  }
}
