import CoreGraphics

/// What a layer shows of its feed: the picture takes the place of the contents that main commits. Render
/// queue only.
final class SurfaceState: LayerKindState {
  private let feed: SurfaceFeed
  private var picture: SurfaceFeed.Picture?
  private var isSeen = false

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
    (picture, isSeen) = (nil, false)
  }

  /// A frame wakes the queue by a packet of its own, which may be empty.
  override func packetApplied(_ layer: RenderLayer, in tree: RenderTree) {
    let surface = layer.visibleSurface
    setSeen(surface != nil)
    guard let surface else { return }
    if feed.hasNews(since: picture?.image) { show(feed.take(), on: layer, in: tree) }
    if feed.isTurnAwaited { surface.turns.add(feed) }
  }

  private func setSeen(_ isSeen: Bool) {
    if isSeen == self.isSeen { return }
    self.isSeen = isSeen
    feed.setSeen(isSeen, by: ObjectIdentifier(self))
  }

  private func show(
    _ picture: SurfaceFeed.Picture, on layer: RenderLayer, in tree: RenderTree
  ) {
    self.picture = picture
    tree.apply(layer.model, to: layer)
  }
}

extension RenderLayer {
  /// The window that it is in, unless that is hidden.
  fileprivate var visibleSurface: RenderSurface? {
    var top = self
    while let parent = top.parent { top = parent }
    return top.surface.flatMap { $0.isVisible ? $0 : nil }
  }
}
