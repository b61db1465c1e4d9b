import CoreGraphics
import RenderKit
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

  @Test(arguments: 1...60)
  func theCompositorAgreesWithPaintingPixelByPixel(seed: Int) {
    var random = RandomScene(seed: UInt64(seed), side: Double(side))
    let scene = random.tree()
    let stage = stage()
    stage.show(scene)
    let plain = PlainPainter(width: Int(side), height: Int(side)).paint(scene)
    #expect(largestDifference(stage.pixels, plain) <= 2)
  }

  @Test(arguments: 1...500)
  func masksFiltersAndGroupsAgreeWithPaintingPixelByPixel(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 5000, side: 32, groups: true)
    let scene = random.tree()
    let stage = Stage(32, 32)
    stage.show(scene)
    let plain = PlainPainter(width: 32, height: 32).paint(scene)
    #expect(largestDifference(stage.pixels, plain) <= 2)
  }

  @Test(arguments: 1...120)
  func tintedCopiesAgreeWithPaintingPixelByPixel(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 9000, side: 32, copies: true)
    let scene = random.tree()
    let stage = Stage(32, 32)
    stage.show(scene)
    let plain = PlainPainter(width: 32, height: 32).paint(scene)
    #expect(largestDifference(stage.pixels, plain) <= 2)
  }

  @Test(arguments: 1...20)
  func repairingTintedCopiesGivesTheSameBits(seed: Int) {
    var random = RandomScene(
      seed: UInt64(seed) + 9500, side: Double(side), groups: true, copies: true)
    var layers = random.tree().flattened
    let stage = stage()
    stage.show(SceneTree.assembled(layers))
    for _ in 0..<50 {
      let index = Int.random(in: 1..<layers.count, using: &random.random)
      layers[index].snapshot = random.snapshot(after: layers[index].snapshot)
      let change = layers[index].state
      stage.commit { $0.layers = [change] }
      stage.server.synchronize()
    }
    let fresh = self.stage()
    fresh.show(SceneTree.assembled(layers))
    #expect(stage.pixels == fresh.pixels)
  }

  @Test(arguments: 1...20)
  func repairingMasksFiltersAndBitmapsGivesTheSameBits(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 7000, side: Double(side), groups: true)
    var layers = random.tree().flattened
    let stage = stage()
    stage.show(SceneTree.assembled(layers))
    for _ in 0..<50 {
      let index = Int.random(in: 1..<layers.count, using: &random.random)
      layers[index].snapshot = random.snapshot(after: layers[index].snapshot)
      let change = layers[index].state
      stage.commit { $0.layers = [change] }
      stage.server.synchronize()
    }
    let fresh = self.stage()
    fresh.show(SceneTree.assembled(layers))
    #expect(stage.pixels == fresh.pixels)
  }

  @Test(arguments: 1...20, [false, true])
  func repairingTheDamageGivesTheSameBitsAsPaintingTheWhole(seed: Int, hasLooks: Bool) {
    var random = RandomScene(
      seed: UInt64(seed) + 1000, side: Double(side), hasLooks: hasLooks)
    var layers = random.tree().flattened
    let stage = stage()
    stage.show(SceneTree.assembled(layers))
    for _ in 0..<50 {
      let index = Int.random(in: 1..<layers.count, using: &random.random)
      layers[index].snapshot = random.snapshot()
      let change = layers[index].state
      stage.commit { $0.layers = [change] }
      stage.server.synchronize()
    }
    let fresh = self.stage()
    fresh.show(SceneTree.assembled(layers))
    #expect(stage.pixels == fresh.pixels)
  }

  @Test(arguments: 1...5)
  func bandsOnSeveralThreadsGiveTheSameBitsAsOne(seed: Int) {
    let frame = CGRect(x: 0, y: 0, width: 600, height: 600)
    var random = RandomScene(seed: UInt64(seed) + 2000, side: 600, hasLooks: true)
    let root = SceneLayer(1, frame, color: white, random.tree().sublayers)
    let pictures = [1, 4].map { workers in
      let stage = Stage(600, 600, workers: workers)
      stage.show(root)
      return stage.pixels
    }
    #expect(pictures[0] == pictures[1])
  }
}

/// Puts a tree together again from its layers.
enum SceneTree {
  static func assembled(_ layers: [SceneLayer]) -> SceneLayer {
    let table = Dictionary(uniqueKeysWithValues: layers.map { ($0.id, $0) })
    func build(_ layer: SceneLayer) -> SceneLayer {
      var built = table[layer.id] ?? layer
      built.sublayers = layer.sublayers.map(build)
      built.mask = layer.mask.map(build)
      return built
    }
    return build(layers[0])
  }
}
