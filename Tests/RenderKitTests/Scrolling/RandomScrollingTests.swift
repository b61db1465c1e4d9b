import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct RandomScrollingTests {
  /// A window with a random list, something behind it and a bar in front.
  private struct Window {
    var list: SceneLayer
    var others: [SceneLayer]
    var ground: [SceneLayer] = []
    var goesSideways = false
    var random: RandomScene

    init(seed: UInt64) {
      random = RandomScene(seed: seed, side: 60)
      list = SceneLayer(1000, CGRect(x: 0, y: 0, width: 60, height: 60), random.tree().sublayers)
      list.snapshot.masksToBounds = random.chance(0.5)
      if random.chance(0.3) { list.snapshot.cornerRadius = 7 }
      if random.chance(0.2) {
        list.snapshot.borderWidth = 2
        list.snapshot.borderColor = CGColor(hex: red)
      }
      if random.chance(0.4) {
        list.snapshot.position = CGPoint(x: 36, y: 33)
        list.snapshot.bounds.size = CGSize(width: 40, height: 50)
      }
      if random.chance(0.5) { list.snapshot.backgroundColor = CGColor(hex: 0xffe0_e0ff) }
      let bar = CGRect(x: 5, y: 50, width: 30, height: 8)
      others = random.chance(0.5) ? [SceneLayer(1001, bar, color: 0x8000_0000)] : []
      if random.chance(0.4) {
        ground = [SceneLayer(1002, CGRect(x: 10, y: 0, width: 9, height: 60), color: green)]
      }
      goesSideways = random.chance(0.5)
    }

    var tree: SceneLayer {
      SceneLayer(
        1, CGRect(x: 0, y: 0, width: 60, height: 60), color: white, ground + [list] + others)
    }

    /// Scrolls, and sometimes changes something in the list.
    mutating func step() -> [LayerChange] {
      let rows = Int.random(in: -9...9, using: &random.random)
      list.snapshot.bounds.origin.y += CGFloat(rows)
      if goesSideways {
        list.snapshot.bounds.origin.x += CGFloat(Int.random(in: -9...9, using: &random.random))
      }
      var changes = [list.state]
      if !list.sublayers.isEmpty && random.chance(0.4) {
        let index = Int.random(in: list.sublayers.indices, using: &random.random)
        list.sublayers[index].snapshot = random.snapshot(after: list.sublayers[index].snapshot)
        changes.append(list.sublayers[index].state)
      }
      return changes
    }
  }

  @Test(arguments: 1...60)
  func scrollingGivesTheSameBitsAsPaintingTheWhole(seed: Int) {
    var window = Window(seed: UInt64(seed) + 9000)
    let stage = Stage(60, 60)
    stage.show(window.tree)
    for step in 1...50 {
      stage.commit { $0.layers = window.step() }
      stage.server.synchronize()
      guard step % 10 == 0 else { continue }
      let fresh = Stage(60, 60)
      fresh.show(window.tree)
      #expect(stage.pixels == fresh.pixels)
    }
  }

  @Test func mostStepsOfScrollingPaintLessThanTheWhole() {
    var painted = 0
    for seed in 1...20 {
      var window = Window(seed: UInt64(seed) + 9000)
      let stage = Stage(60, 60)
      stage.show(window.tree)
      for _ in 1...20 {
        stage.commit { $0.layers = window.step() }
        stage.server.synchronize()
      }
      painted += stage.server.statistics.total.pixelsRepainted
    }
    #expect(painted < 20 * 20 * 60 * 60 * 4 / 5)
  }
}
