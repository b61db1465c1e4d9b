import RasterKit

// plusDarker adds up darkness. With premultiplied values: alpha = min(1, Sa + Da), colour = max(0,
// alpha - ((Da - D) + (Sa - S))).

extension CGContext {
  /// Composes a layer in the mode plusDarker, inside clip and mask.
  func darken(by layer: CairoSurface, offset: CGVector) {
    let clip = target.clipBounds.intersection(target.surface.bounds)
    guard !clip.isEmpty else { return }
    let result = CairoContext(scratch: clip)
    result.compose(layer, offset: offset, alpha: 1, mask: state.mask?.surface)
    PlusDarker.compose(result.surface.pixels, beneath: target.surface, at: clip)
    result.surface.markDirty()
    target.setBlendMode(.copy)
    target.compose(result.surface, offset: .zero, alpha: 1, mask: nil)
  }
}

enum PlusDarker {
  /// Replaces each source pixel by its composition with the pixel of `backdrop` at its position.
  static func compose(_ source: PixelBuffer, beneath backdrop: CairoSurface, at place: PixelRect) {
    let below = backdrop.target
    for y in 0..<place.height {
      let row = source.base + Int(y) * source.stride
      let under = below.address(x: place.minX, y: place.minY + y)
      for x in 0..<Int(place.width) { row[x] = pixel(row[x], over: under[x]) }
    }
  }

  static func pixel(_ s: UInt32, over d: UInt32) -> UInt32 {
    let (sa, da) = (Int(s >> 24), Int(d >> 24))
    let alpha = min(255, sa + da)
    func component(_ shift: UInt32) -> UInt32 {
      let (sc, dc) = (Int(s >> shift & 255), Int(d >> shift & 255))
      return UInt32(max(0, alpha - ((da - dc) + (sa - sc)))) << shift
    }
    return UInt32(alpha) << 24 | component(16) | component(8) | component(0)
  }
}
