package import RenderKit

/// A layer whose pixels somebody else makes, on any thread: its contents are the newest frame of a feed.
package final class CASurfaceLayer: CALayer {
  package override init() {
    super.init()
    beginSurface()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginSurface()
  }

  package override init(layer: Any) { super.init(layer: layer) }

  /// Where its frames are presented.
  package var feed: SurfaceFeed { surfaceFeed }
}

extension CALayer {
  /// Makes this a layer of the kind that shows a feed.
  func beginSurface() { snapshot.kind = SurfaceSnapshot(SurfaceFeed()) }

  /// The feed of a layer of that kind.
  var surfaceFeed: SurfaceFeed {
    guard let surface = snapshot.kind as? SurfaceSnapshot else {
      preconditionFailure("only a surface layer has a feed")
    }
    return surface.feed
  }
}
