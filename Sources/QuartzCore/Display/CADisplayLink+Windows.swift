// Which window's display a link beats with. To be said before the link is added.

extension CADisplayLink {
  /// Prefers the window that shows `layer`, whichever that is at the time.
  package func follow(_ layer: CALayer) {
    host = layer.host
    prefersWindow = { [weak layer] root in layer?.isShown(by: root) ?? false }
  }

  /// Prefers windows for whose root layer `isPreferred` says so.
  package func preferWindows(where isPreferred: @escaping @MainActor (CALayer) -> Bool) {
    prefersWindow = { root in
      nonisolated(unsafe) let root = root
      return MainActor.assumeIsolated { isPreferred(root) }
    }
  }
}

extension CALayer {
  /// Whether it is `root` or somewhere below, be it as a mask.
  fileprivate func isShown(by root: CALayer) -> Bool {
    var layer = self
    while let above = layer.parent { layer = above }
    return layer === root
  }
}
