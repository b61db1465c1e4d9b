package import RasterKit

// All drawing goes through `paint`. It draws directly on the pixels if possible. If there is a
// shadow, a mask or a mode that Cairo lacks, it draws on a separate image and composes that as a
// whole.

extension CGContext {
  /// A drawing operation on the given context, with the given alpha.
  typealias Operation = (_ cairo: CairoContext, _ alpha: Double) -> Void

  /// Paints with the current state. `extent` bounds the painted pixels; nil means the clip. It is asked for where
  /// it counts.
  func paint(_ extent: @autoclosure () -> CGRect?, _ operation: Operation) {
    guard state.transform.isInvertible else { return }
    let target = target
    target.setAntialias(smoothsEdges)
    guard needsGroup else {
      target.setBlendMode(state.blendMode)
      operation(target, Double(state.alpha))
      return didPaint(extent())
    }
    guard let group = makeGroup(extent()) else { return }
    group.setAntialias(smoothsEdges)
    operation(group, 1)
    bringIn(group.surface)
  }

  /// Whether an operation must be painted on a separate image and then composed as a whole.
  ///
  /// Not of the state's, which would be copied for the question.
  private var needsGroup: Bool {
    state.shadow != nil || state.mask != nil || state.blendMode == .plusDarker
  }

  /// A temporary image large enough for everything that is visible or casts a shadow into the clip.
  private func makeGroup(_ extent: CGRect?) -> CairoContext? {
    let clip = target.clipBounds
    guard !clip.isEmpty else { return nil }
    var needed = state.shadow?.widening(clip) ?? clip
    if let extent { needed = needed.intersection(PixelRect(holding: extent)) }
    return needed.isEmpty ? nil : CairoContext(scratch: needed)
  }

  /// Composes a temporary image: its shadow, then itself.
  func bringIn(_ layer: CairoSurface) {
    target.setBlendMode(state.blendMode)
    if let shadow = state.shadow, let cast = shadow.cast(by: layer) {
      compose(cast, offset: shadow.offset)
    }
    compose(layer, offset: .zero)
    didPaint(nil)
  }

  private func compose(_ layer: CairoSurface, offset: CGVector) {
    let needsFade = state.mask != nil || state.blendMode == .plusDarker
    if needsFade, state.alpha < 1 { CairoContext(layer).fade(to: Double(state.alpha)) }
    if state.blendMode == .plusDarker { return darken(by: layer, offset: offset) }
    target.compose(
      layer, offset: offset, alpha: Double(state.alpha), mask: state.mask?.surface)
  }

  /// Call after pixels changed. Keeps an opaque bitmap opaque and updates the client's memory.
  func didPaint(_ extent: @autoclosure () -> CGRect?) {
    guard layers.isEmpty else { return }
    let fixesAlpha = pixels.isOpaque && state.blendMode.lowersAlpha
    guard fixesAlpha || format.format != nil else { return }
    var rect = target.clipBounds.intersection(PixelRect(size: pixels.size))
    if let extent = extent() { rect = rect.intersection(PixelRect(holding: extent)) }
    guard !rect.isEmpty else { return }
    if fixesAlpha { pixels.fillAlpha(rect) }
    format.write(rect, of: pixels)
  }
}

extension PixelBuffer {
  /// Sets alpha to 255, as if drawn over black.
  fileprivate func fillAlpha(_ rect: PixelRect) {
    for y in Int(rect.minY)..<Int(rect.maxY) {
      let row = base + y * stride
      for x in Int(rect.minX)..<Int(rect.maxX) { row[x] |= 0xFF00_0000 }
    }
  }
}

extension PixelRect {
  /// All pixels a rectangle touches, plus one on each side for smoothed edges.
  package init(holding rect: CGRect) {
    func cut(_ x: CGFloat) -> Int32 { Int32(min(max(x.isFinite ? x : 0, -1e8), 1e8)) }
    guard !rect.isNull else {
      self = .empty
      return
    }
    self.init(
      minX: cut(rect.minX.rounded(.down)) - 1, minY: cut(rect.minY.rounded(.down)) - 1,
      maxX: cut(rect.maxX.rounded(.up)) + 1, maxY: cut(rect.maxY.rounded(.up)) + 1)
  }
}
