import CoreGraphics
import RasterKit
import RenderKit

extension CALayer {
  /// Paints the layer and its sublayers into a context.
  func draw(treeIn ctx: CGContext) {
    layoutIfNeeded()
    let bitmap = OffscreenBitmap(
      of: treeForRendering { $0.snapshotForRendering }, root: id, map: AffineMap(ctx.userToPixels),
      within: ctx.pixelBounds)
    ctx.draw(bitmap)
  }

  /// All layers of the tree, drawn where they were marked.
  private func treeForRendering(_ state: (CALayer) -> LayerSnapshot) -> [LayerChange] {
    var changes: [LayerChange] = []
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.displayIfNeeded()
      layer.snapshot.preparePatterns()
      let sublayers = layer.children
      changes.append(
        LayerChange(id: layer.id, snapshot: state(layer), sublayers: sublayers.map(\.id)))
      waiting.append(contentsOf: sublayers)
      if let mask = layer.rareData?.mask { waiting.append(mask) }
    }
    return changes
  }
}

extension CALayer {
  /// What a picture of a layer shows.
  package enum PictureContent {
    /// What is on the screen, or will be with what has been committed.
    case shown
    /// All changes, after layout and display, with the animations as far as they are now.
    case upToDate
  }

  /// Whether there is a picture of what is shown.
  package var isRendered: Bool { host != nil && flags.contains(.isKnownToServer) }

  /// Paints the finished layer without its position, opacity and filter, clipped to `rect` of its own
  /// coordinates, which are the context's.
  package func draw(_ content: PictureContent, of rect: CGRect, in ctx: CGContext) {
    let map = AffineMap(ctx.userToPixels)
    ctx.saveGState()
    ctx.clip(to: rect)
    switch content {
    case .shown where isRendered: ctx.draw(host?.sink.capture(id, map, within: ctx.pixelBounds))
    case .shown: break
    case .upToDate:
      layoutIfNeeded()
      ctx.draw(
        OffscreenBitmap(
          of: treeForRendering { $0.presentedForRendering }, root: id, map: map,
          within: ctx.pixelBounds, isFinished: true))
    }
    ctx.restoreGState()
  }

  /// A picture of a part of the layer; coarser where it would be too large, nil where `rect` is empty.
  package func picture(
    _ content: PictureContent, of rect: CGRect, scale: CGFloat
  ) -> CGImage? {
    guard let store = BackingStore(bounds: rect, scale: scale) else { return nil }
    return CGImage(pixels: store.draw(isOpaque: false) { draw(content, of: rect, in: $0) })
  }

  private var presentedForRendering: LayerSnapshot {
    let drawn = snapshotForRendering
    guard let animations = rareData?.animations, !animations.isEmpty, var shown else {
      return drawn
    }
    if self is CATiledLayer { shown.contents = drawn.contents }
    return shown
  }
}

extension CGContext {
  fileprivate func draw(_ bitmap: OffscreenBitmap?) {
    if let bitmap { drawPixels(bitmap.pixels, at: bitmap.origin) }
  }
}
