// Which window's display a link beats with. To be said before the link is added.

extension CADisplayLink {
  /// Prefers the window that shows `layer`, whichever that is at the time.
  package func follow(_ layer: CALayer) {
    host = layer.host
    prefersWindow = { [weak layer] root in layer?.root === root }
  }

  /// Prefers windows for whose root layer `isPreferred` says so.
  package func preferWindows(where isPreferred: @escaping @MainActor (CALayer) -> Bool) {
    prefersWindow = { root in
      nonisolated(unsafe) let root = root
      return MainActor.assumeIsolated { isPreferred(root) }
    }
  }
}
