import CoreGraphics
import RasterKit
import RenderKit

extension CALayer {
  /// Paints the layer and its sublayers into a context.
  func draw(treeIn ctx: CGContext) {
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
      layer.snapshot.preparePatterns()
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
