import CoreGraphics
import RasterKit
import RenderKit
import SeededInput
import Testing

struct RandomTreeTests {
  private let side: Int32 = 48

  private func stage(workers: Int = 1) -> Stage { Stage(side, side, workers: workers) }

  /// The most any two colour components differ.
  private func largestDifference(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var largest = a.count == b.count ? 0 : 256
    for (left, right) in zip(a, b) {
      for shift: UInt32 in [0, 8, 16, 24] {
        largest = max(largest, abs(Int(left >> shift & 255) - Int(right >> shift & 255)))
      }
    }
    return largest
  }

  @Test(arguments: 1...soakSteps(150, soak: 600))
  func theCompositorAgreesWithPaintingPixelByPixel(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 5000, side: 32)
    let scene = random.tree()
    let stage = Stage(32, 32)
    stage.show(scene)
    let plain = PlainPainter(width: 32, height: 32).paint(scene)
    #expect(largestDifference(stage.pixels, plain) <= 2)
  }

  @Test(arguments: 1...60)
  func repairingTheDamageGivesTheSameBitsAsPaintingTheWhole(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 7000, side: Double(side))
    var layers = random.tree().flattened
    let stage = stage()
    stage.show(SceneTree.assembled(layers))
    for _ in 0..<50 {
      let index = Int.random(in: 1..<layers.count, using: &random.random)
      let change = mutate(&layers[index], &random)
      stage.commit { $0.layers = [change] }
      stage.server.synchronize()
    }
    let fresh = self.stage()
    fresh.show(SceneTree.assembled(layers))
    #expect(stage.pixels == fresh.pixels)
  }

  /// Gives a layer another state, or its sublayers another order.
  private func mutate(_ layer: inout SceneLayer, _ random: inout RandomScene) -> LayerChange {
    if let image = layer.snapshot.contents, random.chance(0.4) {
      layer.snapshot.contents = image.redrawn(
        random.part(of: PixelSize(width: Int32(image.width), height: Int32(image.height))))
      return layer.state
    }
    if layer.sublayers.count > 1 && random.chance(0.3) {
      layer.sublayers.reverse()
      return layer.whole
    }
    layer.snapshot = random.snapshot(after: layer.snapshot)
    return layer.state
  }

  @Test(arguments: 1...5)
  func bandsOnSeveralThreadsGiveTheSameBitsAsOne(seed: Int) {
    let frame = CGRect(x: 0, y: 0, width: 600, height: 600)
    var random = RandomScene(seed: UInt64(seed) + 2000, side: 600)
    let root = SceneLayer(1, frame, color: white, random.tree().sublayers)
    let pictures = [1, 4].map { workers in
      let stage = Stage(600, 600, workers: workers)
      stage.show(root)
      return stage.pixels
    }
    #expect(pictures[0] == pictures[1])
  }
}

/// Rebuilds a tree from its layers.
enum SceneTree {
  static func assembled(_ layers: [SceneLayer]) -> SceneLayer {
    let table = Dictionary(uniqueKeysWithValues: layers.map { ($0.id, $0) })
    func build(_ layer: SceneLayer) -> SceneLayer {
      var built = table[layer.id] ?? layer
      built.sublayers = built.sublayers.map(build)
      built.mask = built.mask.map(build)
      return built
    }
    return build(layers[0])
  }
}

extension RandomScene {
  /// A part of an image, which may be all of it.
  fileprivate mutating func part(of size: PixelSize) -> PixelRect {
    let x = Int32.random(in: 0..<size.width, using: &random)
    let y = Int32.random(in: 0..<size.height, using: &random)
    return PixelRect(
      minX: x, minY: y, maxX: Int32.random(in: x + 1...size.width, using: &random),
      maxY: Int32.random(in: y + 1...size.height, using: &random))
  }
}
