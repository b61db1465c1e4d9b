import CoreGraphics
import RenderKit

extension LayerHost {
  /// The tile drawing queue, created for the first tiled layer.
  var tiles: TileDrawer {
    for case let drawer as TileDrawer in backgroundWork { return drawer }
    let drawer = TileDrawer()
    add(drawer)
    return drawer
  }

  /// Pixels per point of a window's root layer.
  func scale(of root: CALayer) -> CGFloat {
    surfaces.first { $0.value === root }.flatMap { scales[$0.key] } ?? 1
  }
}
