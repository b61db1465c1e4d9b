/// The state of a layer whose pixels somebody else makes, as a value.
package struct SurfaceSnapshot: LayerKind, Equatable {
  package let feed: SurfaceFeed

  package init(_ feed: SurfaceFeed) { self.feed = feed }

  package static func == (a: SurfaceSnapshot, b: SurfaceSnapshot) -> Bool { a.feed === b.feed }

  /// Instances get the pictures of the layer that they show.
  package func makeState(for layer: RenderLayer) -> LayerKindState? {
    layer.isInstance ? nil : SurfaceState(feed)
  }
}
