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
}
