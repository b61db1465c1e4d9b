package import CoreGraphics
package import RasterKit

/// How a layer and its sublayers, composed, come to what is beneath them.
package struct GroupSnapshot: Hashable, Sendable {
  /// The layer whose alpha the finished layer is multiplied by. It lies in the masked layer's plane
  /// without being among its sublayers.
  package var mask: LayerID?
  /// nil lays the layer over what is beneath, and nothing else.
  package var filter: BlendMode?
  /// Opacity fades the parts of the layer one by one instead of the finished layer.
  package var fadesParts = false
  /// The finished layer is kept as a bitmap of `rasterizationScale` pixels for each point.
  package var rasterizes = false
  package var rasterizationScale: CGFloat = 1

  package init() {}
}
