package import CoreGraphics
package import RasterKit

/// How a finished layer with its sublayers is composited onto what is beneath.
package struct GroupSnapshot: Hashable, Sendable {
  /// The layer whose alpha masks the finished layer. It lies in the masked layer's plane but is not
  /// among its sublayers.
  package var mask: LayerID?
  /// nil means source-over.
  package var filter: BlendMode?
  /// Opacity applies to each part of the layer on its own instead of to the finished layer.
  package var fadesParts = false
  /// The finished layer is cached as a bitmap of `rasterizationScale` pixels per point.
  package var rasterizes = false
  package var rasterizationScale: CGFloat = 1

  package init() {}
}
