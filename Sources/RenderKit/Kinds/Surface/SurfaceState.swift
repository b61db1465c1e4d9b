import CoreGraphics

/// What a layer shows of its feed: the picture takes the place of the contents that main commits. Render
/// queue only.
final class SurfaceState: LayerKindState {
  private let feed: SurfaceFeed
  private var picture: SurfaceFeed.Picture?

  init(_ feed: SurfaceFeed) { self.feed = feed }

  /// A tree that ends does not leave its layers.
  deinit { feed.remove(ObjectIdentifier(self)) }

  override var followsPackets: Bool { true }
  override var completesSnapshots: Bool { true }

  override func complete(_ snapshot: inout LayerSnapshot) {
    guard let picture else { return }
    snapshot.contents = picture.image
    snapshot.contentsScale = CGFloat(picture.scale)
  }

  override func enter(_ layer: RenderLayer, in tree: RenderTree) {
    feed.add(ObjectIdentifier(self), wake: tree.wake)
    show(feed.picture, on: layer, in: tree)
  }

  override func leave(_ layer: RenderLayer, in tree: RenderTree) {
    feed.remove(ObjectIdentifier(self))
    picture = nil
  }

  /// A frame wakes the queue by a packet of its own, which may be empty.
  override func packetApplied(_ layer: RenderLayer, in tree: RenderTree) {
    guard feed.hasNews(since: picture?.image), layer.isInVisibleWindow else { return }
    show(feed.take(), on: layer, in: tree)
  }

  private func show(
    _ picture: SurfaceFeed.Picture, on layer: RenderLayer, in tree: RenderTree
  ) {
    self.picture = picture
    tree.apply(layer.model, to: layer)
  }
}

extension RenderLayer {
  fileprivate var isInVisibleWindow: Bool {
    var top = self
    while let parent = top.parent { top = parent }
    return top.surface?.isVisible == true
  }
}
