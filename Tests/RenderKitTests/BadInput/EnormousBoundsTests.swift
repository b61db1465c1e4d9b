import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// Layers of 100,000 points per side with all kinds of content: the cost of a frame depends on the
/// window's pixels only.
@Suite struct EnormousBoundsTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let prepare: @Sendable (inout LayerSnapshot) -> Void
  }

  private static let side: CGFloat = 100_000

  static let kinds = [
    Kind(testDescription: "round") { $0.cornerRadius = 40_000 },
    Kind(testDescription: "turned") { $0.rotate(0.7) },
    Kind(testDescription: "bordered") { $0.borderWidth = 20_000 },
    Kind(testDescription: "faded") { $0.opacity = 0.999 },
    Kind(testDescription: "clipping") {
      $0.masksToBounds = true
      $0.cornerRadius = 30_000
    },
    Kind(testDescription: "filtered") { $0.rare.group.filter = .multiply },
    Kind(testDescription: "rasterized") { $0.rare.group.rasterizes = true },
    Kind(testDescription: "casting a shadow") {
      $0.rare.shadow.opacity = 0.5
      $0.rare.shadow.radius = 5_000
    },
    Kind(testDescription: "a gradient") {
      $0.gradient.colors = [CGColor(hex: red), CGColor(hex: red)]
      $0.gradient.axis = .radial
    },
    Kind(testDescription: "a path") {
      $0.shape.fillColor = CGColor(hex: red)
      $0.shape.path = CGPath(
        ellipseIn: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    },
    Kind(testDescription: "a dashed stroke") {
      $0.shape.fillColor = CGColor(hex: red)
      $0.shape.strokeColor = CGColor(hex: red)
      $0.shape.line.width = 900
      $0.shape.line.dashLengths = [1, 1]
      $0.shape.path = CGPath(
        ellipseIn: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    },
    Kind(testDescription: "nine parts") {
      $0.contents = .make(width: 3, [UInt32](repeating: red, count: 9))
      $0.rare.sampling.center = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    },
    Kind(testDescription: "in perspective") {
      $0.transform.m34 = -1e-6
      $0.transform = CATransform3DRotate($0.transform, 0.5, 0, 1, 0)
    },
  ]

  @Test(.timeLimit(.minutes(10)), arguments: kinds)
  func `it fills the window and costs its pixels`(kind: Kind) {
    let stage = Stage(64, 64)
    let frame = CGRect(x: -Self.side / 2, y: -Self.side / 2, width: Self.side, height: Self.side)
    let layer = SceneLayer(2, frame, color: red).with(kind.prepare)
    let window = CGRect(x: 0, y: 0, width: 64, height: 64)
    stage.show(SceneLayer(1, window, color: white, [layer]))
    let shown = stage.pixel(32, 32)
    #expect(shown >> 16 & 255 == 255 && shown & 0xffff <= 0x0101)
    let cost = stage.server.statistics.last
    #expect(cost.pixelsDamaged == 64 * 64 && cost.pixelsPainted <= 6 * 64 * 64)
  }

  @Test(.timeLimit(.minutes(10))) func `a mask as large lets the window's part through`() {
    let frame = CGRect(x: -Self.side / 2, y: -Self.side / 2, width: Self.side, height: Self.side)
    var layer = SceneLayer(2, frame, color: red)
    layer.mask = [SceneLayer(3, CGRect(origin: .zero, size: frame.size), color: black)]
    layer.snapshot.rare.group.mask = layer.mask[0].id
    let stage = Stage(64, 64)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 64, height: 64), color: white, [layer]))
    #expect(stage.pixel(32, 32) == red)
  }
}
