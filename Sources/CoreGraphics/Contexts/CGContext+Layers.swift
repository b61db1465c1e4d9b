import Diagnostics
import RasterKit

/// Where drawing goes back to when a transparency layer ends.
struct TransparencyLayer {
  var target: CairoContext
  var state: GraphicsState
  var savedStates: [GraphicsState]
}

extension CGContext {
  /// Draws aside until `endTransparencyLayer`, which brings the result in as one: alpha, shadow, mask
  /// and blend mode set now apply to the whole, and are neutral inside.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(TransparencyLayer(target: target, state: state, savedStates: savedStates))
    let clip = target.clipBounds
    var needed = state.shadow?.widening(clip) ?? clip
    // Nothing shows through an empty clip; one pixel keeps the layer a layer.
    if needed.isEmpty { needed = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    target = CairoContext(scratch: needed)
    savedStates = []
    (state.alpha, state.shadow, state.mask, state.blendMode) = (1, nil, nil, .normal)
  }

  /// As without a rectangle, drawing inside the rectangle only.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer begun last; refused, with a logged line, when there is none.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else {
      return Log.graphics.write("endTransparencyLayer without a layer")
    }
    let finished = target.surface
    (target, state, savedStates) = (layer.target, layer.state, layer.savedStates)
    bringIn(finished)
  }
}
