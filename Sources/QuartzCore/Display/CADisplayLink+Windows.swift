// Which window's display drives a link. Set before the link is added.

extension CADisplayLink {
  /// Prefers the window that currently shows `layer`.
  package func follow(_ layer: CALayer) {
    host = layer.host
    prefersWindow = { [weak layer] root in layer?.isShown(by: root) ?? false }
  }

  /// Prefers windows for whose root layer `isPreferred` returns true.
  package func preferWindows(where isPreferred: @escaping @MainActor (CALayer) -> Bool) {
    prefersWindow = { root in
      nonisolated(unsafe) let root = root
      return MainActor.assumeIsolated { isPreferred(root) }
    }
  }
}

extension CALayer {
  /// Whether it is `root` or a descendant, masks included.
  fileprivate func isShown(by root: CALayer) -> Bool {
    var layer = self
    while let above = layer.parent { layer = above }
    return layer === root
  }
}
