import Testing
import UIKit

/// Drawn in the background for the visible pixels: a colour that shows the tile's level, its
/// outline, and a ring around the whole drawing.
private final class MapLayer: CATiledLayer {
  override class func fadeDuration() -> CFTimeInterval { 0 }

  override func draw(in ctx: CGContext) {
    let (tile, pixel) = (ctx.boundingBoxOfClipPath, 1 / ctx.ctm.a)
    ctx.setFillColor(pixel < 1 ? .sun : pixel > 1 ? .leaf : .mist)
    ctx.fill(tile)
    ctx.setStrokeColor(.navy)
    ctx.setLineWidth(3)
    ctx.strokeEllipse(in: rect(3, 3, 90, 90))
    ctx.strokeEllipse(in: rect(5, 5, 14, 14))
    ctx.setStrokeColor(.rose)
    ctx.setLineWidth(pixel)
    ctx.stroke(tile.insetBy(dx: pixel / 2, dy: pixel / 2))
  }
}

@MainActor @Suite(.serialized) struct TiledPictureTests {
  private func addMap(
    to root: CALayer, _ column: CGFloat, scale: CGFloat, _ prepare: (MapLayer) -> Void
  ) {
    root.add(MapLayer(), rect(4 + 52 * column, 4, 48 / scale, 48 / scale)) { layer in
      layer.anchorPoint = .zero
      layer.position = CGPoint(x: 4 + 52 * column, y: 4)
      layer.transform = CATransform3DMakeScale(scale, scale, 1)
      layer.tileSize = CGSize(width: 32, height: 32)
      prepare(layer)
    }
  }

  @Test func `tiles are drawn at the resolution they are seen at`() throws {
    try expectPicture("levels", size(160, 56)) { root, feature in
      addMap(to: root, 0, scale: 1) { layer in
        feature { layer.tileSize = CGSize(width: 20, height: 20) }
        feature { layer.setNeedsDisplay() }
      }
      addMap(to: root, 1, scale: 0.5) { layer in
        feature { layer.levelsOfDetail = 3 }
        layer.setNeedsDisplay()
      }
      addMap(to: root, 2, scale: 2) { layer in
        layer.levelsOfDetail = 2
        feature { layer.levelsOfDetailBias = 1 }
        layer.setNeedsDisplay()
      }
    }
  }

  @Test func `tiles turn with their layer and end where it is clipped`() throws {
    try expectPicture("turnedTiles", size(112, 60)) { root, feature in
      for column in 0..<2 {
        addMap(to: root, CGFloat(column), scale: 1) { layer in
          layer.bounds.size = CGSize(width: 44, height: 44)
          layer.position = CGPoint(x: 16 + 52 * CGFloat(column), y: 5)
          feature { layer.turn(14) }
          layer.setNeedsDisplay()
          if column == 1 { feature { layer.cornerRadius = 14 } }
          layer.masksToBounds = true
        }
      }
    }
  }
}
