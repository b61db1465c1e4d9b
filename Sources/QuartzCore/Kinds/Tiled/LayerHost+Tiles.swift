import CoreGraphics
import RenderKit

extension LayerHost {
  /// Where tiles are drawn; made when the first tiled layer needs it.
  var tiles: TileDrawer {
    for case let drawer as TileDrawer in backgroundWork { return drawer }
    let drawer = TileDrawer()
    add(drawer)
    return drawer
  }

  /// Pixels for each point of a window's layer.
  func scale(of root: CALayer) -> CGFloat {
    surfaces.first { $0.value === root }.flatMap { scales[$0.key] } ?? 1
  }
}
