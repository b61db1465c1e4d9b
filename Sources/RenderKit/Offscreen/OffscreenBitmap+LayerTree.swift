import CoreGraphics
import PlatformKit
package import RasterKit

extension OffscreenBitmap {
  /// Renders a layer tree without a surface, at no particular time: `root` and its descendants,
  /// with `map` from root's plane to pixels, clipped to `bounds`. nil where nothing is visible.
  ///
  /// `isFinished` leaves out root's own opacity and filter. Callable from any thread; paints on that
  /// thread alone.
  package init?(
    of layers: [LayerChange], root: LayerID, map: AffineMap, within bounds: PixelRect,
    isFinished: Bool = false
  ) {
    let tree = RenderTree(inbox: FeedbackInbox())
    var packet = CommitPacket(time: HostTime(seconds: 0))
    packet.layers = layers.map { $0.id == root ? $0.inOwnPlane : $0 }
    tree.apply(packet)
    tree.trackDamage()
    guard let layer = tree.layer(root), layer.geometry.isDrawn else { return nil }
    self.init(of: layer, isFinished ? .finished : .asPlaced, map, within: bounds, tree.rasterCache)
  }
}

extension LayerChange {
  /// The layer positioned so that its own plane and its parent's are the same.
  fileprivate var inOwnPlane: LayerChange {
    var change = self
    let (bounds, anchor) = (snapshot.bounds, snapshot.anchorPoint)
    change.snapshot.transform = CATransform3DIdentity
    if snapshot.hasRareState { change.snapshot.rare.depth.isGeometryFlipped = false }
    change.snapshot.position = CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
    return change
  }
}
