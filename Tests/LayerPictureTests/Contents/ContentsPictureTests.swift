import Testing
import UIKit

@MainActor @Suite(.serialized) struct ContentsPictureTests {
  private static let gravities: [CALayerContentsGravity] = [
    .bottomLeft, .bottom, .bottomRight, .resize,
    .left, .center, .right, .resizeAspect,
    .topLeft, .top, .topRight, .resizeAspectFill,
  ]

  @Test func `twelve gravities place an image in bounds of another shape`() throws {
    try expectPicture("contentsGravity", size(128, 96)) { root, feature in
      for (index, gravity) in Self.gravities.enumerated() {
        let (column, row) = (CGFloat(index % 4), CGFloat(index / 4))
        root.add(rect(4 + 32 * column, 4 + 32 * row, 24, 24), .mist) { layer in
          layer.contents = TestImage.pennant
          layer.masksToBounds = true
          layer.contentsGravity = gravity == .resize ? .center : .resize
          feature { layer.contentsGravity = gravity }
        }
      }
    }
  }

  @Test func `an image is as many points large as its scale says`() throws {
    try expectPicture("contentsScale", size(64, 32)) { root, feature in
      for column in 0..<2 {
        root.add(rect(4 + 32 * CGFloat(column), 4, 24, 24), .mist) { layer in
          layer.contents = TestImage.pennant
          layer.contentsGravity = .center
          if column == 1 { feature { layer.contentsScale = 2 } }
        }
      }
    }
  }

  @Test func `a unit rectangle picks a part of the image`() throws {
    try expectPicture("contentsRect", size(96, 32)) { root, feature in
      let parts = [rect(0, 0, 1, 1), rect(0.5, 0, 0.5, 0.5), rect(0.25, 0.25, 0.5, 0.5)]
      for (column, part) in parts.enumerated() {
        root.add(rect(4 + 32 * CGFloat(column), 4, 24, 24), .mist) { layer in
          layer.contents = TestImage.pennant
          layer.magnificationFilter = .nearest
          if column > 0 { feature { layer.contentsRect = part } }
        }
      }
    }
  }

  @Test func `only the middle of nine parts stretches both ways`() throws {
    try expectPicture("contentsCenter", size(112, 44)) { root, feature in
      root.add(rect(4, 4, 12, 12)) { $0.contents = TestImage.frame }
      for column in 0..<2 {
        root.add(rect(20 + 46 * CGFloat(column), 4, 40, 36)) { layer in
          layer.contents = TestImage.frame
          if column == 1 { feature { layer.contentsCenter = rect(0.25, 0.25, 0.5, 0.5) } }
        }
      }
    }
  }

  @Test func `magnified pixels are smooth or square`() throws {
    try expectPicture("magnification", size(80, 40)) { root, feature in
      for column in 0..<2 {
        root.add(rect(4 + 40 * CGFloat(column), 4, 32, 32)) { layer in
          layer.contents = TestImage.board
          if column == 1 { feature { layer.magnificationFilter = .nearest } }
        }
      }
    }
  }

  @Test func `minified pixels are mixed or left out`() throws {
    try expectPicture("minification", size(56, 30)) { root, feature in
      for column in 0..<2 {
        root.add(rect(4 + 26 * CGFloat(column), 4, 22, 22)) { layer in
          layer.contents = TestImage.rings
          if column == 1 { feature { layer.minificationFilter = .nearest } }
        }
      }
    }
  }

  @Test func `smaller copies take every pixel in, and a bias takes still smaller ones`() throws {
    try expectPicture("trilinear", size(60, 22)) { root, feature in
      for column in 0..<3 {
        root.add(rect(4 + 18 * CGFloat(column), 4, 14, 14)) { layer in
          layer.contents = TestImage.rings
          if column > 0 { feature { layer.minificationFilter = .trilinear } }
          if column == 2 { feature { layer.minificationFilterBias = 1 } }
        }
      }
    }
  }

  @Test func `a delegate's drawing is the contents, as sharp as its scale`() throws {
    let artist = Artist()
    try expectPicture("drawing", size(80, 40), scale: 2) { root, feature in
      for column in 0..<2 {
        root.add(rect(4 + 40 * CGFloat(column), 4, 32, 32)) { layer in
          layer.delegate = artist
          if column == 1 { feature { layer.contentsScale = 2 } }
          feature { layer.setNeedsDisplay() }
        }
      }
    }
  }

  private final class Artist: CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setStrokeColor(.navy)
      ctx.setLineWidth(2)
      ctx.strokeEllipse(in: layer.bounds.insetBy(dx: 2, dy: 2))
      ctx.setFillColor(.rose)
      ctx.fill(rect(10, 8, 4, 4))
      ctx.fill(rect(18, 8, 4, 4))
    }
  }
}
