import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// Invalid numbers in every numeric property: everything else must still be shown.
@Suite struct BadNumberTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -1, 100_000, -100_000, 1e9, 4e9,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0x1p31, 0x1p53,
  ]

  @Test(.timeLimit(.minutes(10)), arguments: 1...300)
  func `bad numbers in some layers leave the others as they are`(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 60_000, side: 48)
    var scene = random.tree()
    for index in scene.sublayers.indices { spoil(&scene.sublayers[index], &random) }
    let flag = SceneLayer(9_000, CGRect(x: 20, y: 20, width: 8, height: 8), color: green)
      .with { $0.zPosition = 1000 }
    scene.sublayers.append(flag)
    let stage = Stage(48, 48)
    stage.show(scene)
    #expect(stage.pixel(24, 24) == green)
    var layers = scene.flattened.dropFirst().filter { $0.id != flag.id }
    for index in layers.indices {
      spoil(&layers[index], &random)
      let change = layers[index].state
      stage.commit { $0.layers = [change] }
      stage.server.synchronize()
    }
    #expect(stage.pixel(24, 24) == green)
  }

  private func spoil(_ layer: inout SceneLayer, _ random: inout RandomScene) {
    for index in layer.sublayers.indices { spoil(&layer.sublayers[index], &random) }
    for index in layer.mask.indices { spoil(&layer.mask[index], &random) }
    let wounds = Int.random(in: 0...2, using: &random.random)
    for _ in 0..<wounds {
      let number = Self.numbers.randomElement(using: &random.random) ?? 0
      let change = Self.changes.randomElement(using: &random.random)
      change?(&layer.snapshot, CGFloat(number))
    }
    if layer.snapshot.zPosition >= 1000 { layer.snapshot.zPosition = 0 }
  }

  private static let changes: [@Sendable (inout LayerSnapshot, CGFloat) -> Void] = [
    { $0.bounds.origin.x = $1 }, { $0.bounds.origin.y = $1 },
    { $0.bounds.size.width = $1 }, { $0.bounds.size.height = $1 },
    { $0.bounds.size = CGSize(width: $1, height: $1) },
    { $0.position.x = $1 }, { $0.anchorPoint.y = $1 }, { $0.zPosition = $1 },
    { $0.transform.m11 = $1 }, { $0.transform.m12 = $1 }, { $0.transform.m22 = $1 },
    { $0.transform.m41 = $1 }, { $0.transform.m44 = $1 }, { $0.transform.m14 = $1 },
    { $0.transform.m34 = $1 }, { $0.depth.sublayerTransform.m34 = $1 },
    { $0.depth.sublayerTransform.m11 = $1 }, { $0.depth.anchorPointZ = $1 },
    { $0.opacity = Float($1) }, { $0.cornerRadius = $1 }, { $0.borderWidth = $1 },
    { $0.contentsScale = $1 }, { $0.rare.sampling.rect.origin.x = $1 },
    { $0.rare.sampling.rect.size.width = $1 }, { $0.rare.sampling.center.origin.y = $1 },
    { $0.rare.sampling.center.size.height = $1 }, { $0.rare.shadow.radius = $1 },
    { $0.rare.shadow.offset.width = $1 }, { $0.rare.shadow.opacity = Float($1) },
    { $0.rare.group.rasterizationScale = $1 },
    { $0.rare.group.rasterizes = $1 > 0 },
    { $0.gradient.startPoint.x = $1 }, { $0.gradient.locations = [Double($1), 0.5] },
    { $0.shape.line.width = $1 }, { $0.shape.strokeStart = $1 },
    { $0.shape.line.dashLengths = [$1, 2] }, { $0.shape.line.miterLimit = $1 },
    { $0.shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: $1, height: 9), transform: nil) },
    { $0.timing.speed = Float($1) },
  ]
}
