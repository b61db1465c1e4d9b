import CoreGraphics
import RasterKit
import RenderKit
import Testing

@Suite struct RandomBackdropTests {
  private let side: Int32 = 64

  private func stage() -> Stage { Stage(side, side) }

  /// A random tree in which some layers blur.
  private func layers(_ random: inout RandomScene) -> [SceneLayer] {
    var layers = random.tree().flattened
    for index in layers.indices.dropFirst() where random.chance(0.4) {
      blur(&layers[index], &random)
    }
    return layers
  }

  private func blur(_ layer: inout SceneLayer, _ random: inout RandomScene) {
    layer.snapshot.backdrop = BackdropSnapshot()
    layer.snapshot.backdrop.radius = CGFloat(random.number(0.5, 12))
    if random.chance(0.5) { layer.snapshot.backdrop.saturation = CGFloat(random.number(0, 2)) }
    if random.chance(0.3) { layer.snapshot.rotate(random.number(-0.5, 0.5)) }
  }

  @Test(arguments: 1...60)
  func repairingTheDamageGivesTheSameBitsAsPaintingTheWhole(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 90_000, side: Double(side))
    var layers = layers(&random)
    let stage = stage()
    stage.show(SceneTree.assembled(layers))
    for _ in 0..<25 {
      let index = Int.random(in: 1..<layers.count, using: &random.random)
      let isBackdrop = layers[index].snapshot.kind is BackdropSnapshot
      if layers[index].sublayers.count > 1 && random.chance(0.3) {
        layers[index].sublayers.reverse()
      } else {
        layers[index].snapshot = random.snapshot(after: layers[index].snapshot)
        if isBackdrop && random.chance(0.8) { blur(&layers[index], &random) }
      }
      stage.commit { $0.layers = [layers[index].whole] }
      stage.server.synchronize()
    }
    let fresh = self.stage()
    fresh.show(SceneTree.assembled(layers))
    #expect(stage.shows(fresh))
  }

  /// A list of rectangles, one of which may blur the others, beneath a bar that blurs.
  @Test(arguments: 1...30)
  func scrollingBeneathAndWithOnesGivesTheSameBits(seed: Int) {
    var random = RandomScene(seed: UInt64(seed) + 91_000, side: Double(side))
    var cards = (0..<8).map { index in
      let frame = CGRect(
        x: random.number(-10, 50).rounded(), y: random.number(-20, 90).rounded(),
        width: random.number(5, 40).rounded() * 2, height: random.number(2, 20).rounded() * 2)
      return SceneLayer(UInt64(10 + index), frame, color: [red, green, blue, black][index % 4])
    }
    if random.chance(0.6) { blur(&cards[5], &random) }
    var list = SceneLayer(1000, CGRect(x: 0, y: 0, width: 64, height: 64), cards)
    list.snapshot.masksToBounds = true
    var bar = SceneLayer(1001, CGRect(x: 4, y: 0, width: 40, height: 18))
    blur(&bar, &random)
    func tree() -> SceneLayer {
      SceneLayer(1, CGRect(x: 0, y: 0, width: 64, height: 64), color: white, [list, bar])
    }
    let stage = stage()
    stage.show(tree())
    for _ in 0..<20 {
      list.snapshot.bounds.origin.y += CGFloat(Int.random(in: -9...9, using: &random.random))
      stage.commit { $0.layers = [list.state] }
      stage.server.synchronize()
      let fresh = self.stage()
      fresh.show(tree())
      #expect(stage.shows(fresh))
    }
  }
}
