import CoreGraphics
import PlatformKit
package import RasterKit

/// A layer tree painted once, for no surface and at no time: the way of a frame without its clock.
package struct StillPicture {
  package let pixels: PixelBuffer
  /// Where the first of those pixels is.
  package let origin: PixelPoint

  /// Paints `root` and what is in it: its plane is laid on the pixels by `map`, and what falls
  /// outside of `bounds` is left out. nil where there is nothing to see.
  ///
  /// Callable from any thread; paints on that thread alone.
  package init?(_ layers: [LayerChange], root: LayerID, map: AffineMap, within bounds: PixelRect) {
    let tree = RenderTree(inbox: FeedbackInbox())
    var packet = CommitPacket(time: HostTime(seconds: 0))
    packet.layers = layers.map { $0.id == root ? $0.inOwnPlane : $0 }
    tree.apply(packet)
    tree.trackDamage()
    guard let layer = tree.layer(root), layer.geometry.isDrawn else { return nil }
    let map = PlaneMap(map)
    let extent = map.pixelExtent(of: layer.geometry.reach).intersection(bounds)
    guard map.isDrawable, !extent.isEmpty else { return nil }
    pixels = PixelBuffer(size: PixelSize(width: extent.width, height: extent.height))
    origin = PixelPoint(x: extent.minX, y: extent.minY)
    paint(FramePlanner(pictures: tree.pictures).plan(layer, map, extent))
  }

  private func paint(_ plan: FramePlan) {
    var plan = plan
    var counts = FrameCounts()
    OcclusionCuller.cull(&plan, &counts)
    let bitmap = PlanBitmap(plan: plan, pixels: pixels, origin: origin)
    FramePainter(workers: 1).paint(bitmap.plan, into: bitmap.target, &counts)
  }
}

extension LayerChange {
  /// The layer where its own plane and its parent's are the same.
  fileprivate var inOwnPlane: LayerChange {
    var change = self
    let (bounds, anchor) = (snapshot.bounds, snapshot.anchorPoint)
    change.snapshot.transform = CATransform3DIdentity
    change.snapshot.position = CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
    return change
  }
}
