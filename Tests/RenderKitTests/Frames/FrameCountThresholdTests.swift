import CoreGraphics
import PlatformKit
import RasterKit
import RenderKit
import Testing

/// What a frame of the benchmarks' scenes may cost at most, in things counted; kept here so that
/// every change of these numbers is a line in the history. Times are `scripts/bench`'s business.
@Suite struct FrameCountThresholdTests {
  struct Threshold: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scene: @Sendable (Int) -> [SceneLayer]
    let stillCount: Int
    var packets = 1
    let changed: Int
    let evaluated: Int
    let visited: Int
    let planned: Int
    let damaged: Int
    let repainted: Int
    let painted: Int
  }

  @Test(arguments: [
    Threshold(
      testDescription: "A", scene: { CountedScene.cards(at: $0) }, stillCount: 0,
      changed: 200, evaluated: 0, visited: 201, planned: 204, damaged: 915_000, repainted: 915_000,
      painted: 3_660_000),
    Threshold(
      testDescription: "B/100", scene: { CountedScene.mover(at: $0) }, stillCount: 100,
      changed: 1, evaluated: 0, visited: 2, planned: 7, damaged: 3065, repainted: 3585,
      painted: 3585),
    Threshold(
      testDescription: "B/10000", scene: { CountedScene.mover(at: $0) }, stillCount: 10_000,
      changed: 1, evaluated: 0, visited: 55, planned: 59, damaged: 3065, repainted: 3585,
      painted: 4224),
  ])
  func `no frame of a scene costs more than it did`(_ threshold: Threshold) {
    let stage = Stage(1280, 800)
    var root = SceneLayer(1, CGRect(x: 0, y: 0, width: 1280, height: 800), color: 0xfff0_f0f4)
    root.sublayers = CountedScene.still(threshold.stillCount) + threshold.scene(0)
    stage.show(root)
    var most = FrameCounts()
    for frame in 1...24 {
      stage.commit { $0.layers = threshold.scene(frame).map(\.state) }
      stage.server.synchronize()
      if frame > 2 { most.formMaximum(stage.server.statistics.last) }
    }
    #expect(most.packetsApplied <= threshold.packets)
    #expect(most.layersChanged <= threshold.changed)
    #expect(most.layersEvaluated <= threshold.evaluated)
    #expect(most.layersVisited <= threshold.visited)
    #expect(most.itemsPlanned <= threshold.planned)
    #expect(most.pixelsDamaged <= threshold.damaged)
    #expect(most.pixelsRepainted <= threshold.repainted)
    #expect(most.pixelsPainted <= threshold.painted)
  }
}

extension FrameCounts {
  fileprivate mutating func formMaximum(_ other: FrameCounts) {
    packetsApplied = max(packetsApplied, other.packetsApplied)
    layersChanged = max(layersChanged, other.layersChanged)
    layersEvaluated = max(layersEvaluated, other.layersEvaluated)
    layersVisited = max(layersVisited, other.layersVisited)
    itemsPlanned = max(itemsPlanned, other.itemsPlanned)
    pixelsDamaged = max(pixelsDamaged, other.pixelsDamaged)
    pixelsRepainted = max(pixelsRepainted, other.pixelsRepainted)
    pixelsPainted = max(pixelsPainted, other.pixelsPainted)
  }
}

/// The layers of the scenes, as `RenderKitBenchmarks` makes them.
enum CountedScene {
  /// One thing that circles and turns.
  struct Item {
    var x, y, radius, speed, phase, turning: Double
  }

  static let items: [Item] = {
    var state: UInt32 = 12345
    func next() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / 16_777_216
    }
    return (0..<200).map { _ in
      let radius = 20 + 20 * next()
      let (x, y) = (110 + next() * 1060, 110 + next() * 580)
      let (speed, phase) = (0.5 + 1.5 * next(), 6.2831853 * next())
      let turning = (next() * 2 - 1) * 90
      for _ in 0..<3 { _ = next() }  // colours, which cost nothing
      return Item(x: x, y: y, radius: radius, speed: speed, phase: phase, turning: turning)
    }
  }()

  /// A: translucent rounded cards, all in motion.
  static func cards(at frame: Int) -> [SceneLayer] {
    let time = Double(frame) / 60
    return items.enumerated().map { index, item in
      let angle = item.phase + item.speed * time
      let frame = CGRect(
        x: item.x + item.radius * cos(angle) - 50, y: item.y + item.radius * sin(angle) - 50,
        width: 100, height: 100)
      return SceneLayer(UInt64(index + 20_000), frame, color: 0xcc40_80c0).with {
        $0.cornerRadius = 16
        $0.rotate(item.turning * time * .pi / 180)
      }
    }
  }

  /// B: squares that stand still ...
  static func still(_ count: Int) -> [SceneLayer] {
    (0..<count).map { index in
      let x = (Double(index % 125) * 1280 / 125).rounded(.down)
      let frame = CGRect(x: x, y: Double(index / 125) * 10, width: 8, height: 8)
      return SceneLayer(UInt64(index + 3), frame, color: 0xff30_60a0)
    }
  }

  /// ... and one that moves over them.
  static func mover(at frame: Int) -> [SceneLayer] {
    let time = Double(frame) / 60
    let x = 640 + 448 * cos(time * 1.3) - 25
    let y = 400 + 280 * sin(time * 1.7) - 25
    let frame = CGRect(x: x.rounded(.down), y: y.rounded(.down), width: 50, height: 50)
    return [SceneLayer(2, frame, color: 0xffd0_2020)]
  }
}
