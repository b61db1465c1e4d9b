public import CoreGraphics
import RasterKit
import RenderKit

extension CALayer {
  /// Draws the layer and its sublayers without animations, in the layer's own coordinates,
  /// immediately and on the calling thread.
  ///
  /// Pending layout and display happen first. The context's transform, clip, alpha and blend mode
  /// apply; the layer's own position and transform do not. Unlike on Apple's systems nothing is
  /// left out: masks, filters and bitmaps are painted as on the screen.
  public func render(in ctx: CGContext) {
    layoutIfNeeded()
    let layers = treeForRendering()
    let bounds = PixelRect(size: ctx.pixels.size)
    let map = AffineMap(ctx.userToPixels)
    guard let bitmap = OffscreenBitmap(of: layers, root: id, map: map, within: bounds) else {
      return
    }
    ctx.drawPixels(bitmap.pixels, at: bitmap.origin)
  }

  private func treeForRendering() -> [LayerChange] {
    var changes: [LayerChange] = []
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.displayIfNeeded()
      let sublayers = layer.children
      changes.append(
        LayerChange(
          id: layer.id, snapshot: layer.snapshotForRendering, sublayers: sublayers.map(\.id)))
      waiting.append(contentsOf: sublayers)
      if let mask = layer.rareData?.mask { waiting.append(mask) }
    }
    return changes
  }
}

extension AffineMap {
  fileprivate init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }
}
