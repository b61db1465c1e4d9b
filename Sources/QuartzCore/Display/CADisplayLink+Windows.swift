// Which window's display drives a link. Set before the link is added.

extension CADisplayLink {
  /// Prefers the window that currently shows `layer`.
  package func follow(_ layer: CALayer) {
    host = layer.host
    prefersWindow = { [weak layer] root in layer?.root === root }
  }

  /// Prefers windows for whose root layer `isPreferred` returns true.
  package func preferWindows(where isPreferred: @escaping @MainActor (CALayer) -> Bool) {
    prefersWindow = { root in
      nonisolated(unsafe) let root = root
      return MainActor.assumeIsolated { isPreferred(root) }
    }
  }
}
