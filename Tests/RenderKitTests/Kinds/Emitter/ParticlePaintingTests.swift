import CoreGraphics
import PlatformKit
import RasterKit
import Testing

@testable import RenderKit

struct ParticlePaintingTests {
  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func emitter(_ change: (inout EmitterSnapshot) -> Void = { _ in }) -> SceneLayer {
    var cell = EmitterCellSnapshot()
    cell.contents.image = .make(width: 4, Array(repeating: white, count: 16))
    cell.motion.birthRate = 1
    cell.motion.lifetime = .init(1)
    var emitter = EmitterSnapshot()
    emitter.cells = [cell]
    emitter.position = CGPoint(x: 20, y: 30)
    change(&emitter)
    return SceneLayer(2, ParticlePaintingTests.frame).with { $0.emitter = emitter }
  }

  private func show(_ layer: SceneLayer, on color: UInt32 = black) -> Stage {
    let stage = Stage(100, 60)
    stage.show(SceneLayer(1, ParticlePaintingTests.frame, color: color, [layer]))
    return stage
  }

  @Test func aParticleIsItsContentsAboutItsPlace() {
    let stage = show(emitter())
    #expect(stage.pixels.count { $0 == white } == 16)
    #expect(stage.pixel(18, 28) == white && stage.pixel(21, 31) == white)
    #expect(stage.pixel(17, 28) == black && stage.pixel(22, 31) == black)
  }

  @Test func itsColourTintsItsContents() {
    let stage = show(emitter { $0.cells[0].motion.color = SIMD4(1, 0, 0, 1) })
    #expect(stage.pixel(20, 30) == red)
    let faint = show(emitter { $0.cells[0].motion.color = SIMD4(0, 1, 0, 0.5) })
    #expect(faint.pixel(20, 30) == 0xff00_8000)
  }

  @Test func additiveParticlesAddToWhatIsBeneath() {
    let layer = emitter {
      $0.isAdditive = true
      $0.cells[0].motion.color = SIMD4(1, 0.4, 0, 1)
    }
    #expect(show(layer, on: blue).pixel(20, 30) == 0xffff_66ff)
    #expect(show(layer, on: 0xff40_c010).pixel(20, 30) == 0xffff_ff10)
  }

  @Test func theClockRunsWhileAnEmitterLives() {
    let layer = emitter()
    let stage = show(layer)
    #expect(stage.frameClock.isRunning)
    stage.tick()
    stage.commit { $0.layers = [layer.with { $0.emitter.birthRate = 0 }.state] }
    stage.server.synchronize()
    #expect(stage.frameClock.isRunning)
    let isSeen = stage.pixels.contains(white)
    #expect(isSeen)
    // All particles so far have a lifetime of a second.
    stage.clock.advance(to: stage.clock.now() + 1)
    stage.tick()
    #expect(!stage.frameClock.isRunning)
    let isClear = stage.pixels.allSatisfy { $0 == black }
    #expect(isClear)
  }

  @Test func particlesGoOverTheBorder() {
    let stage = show(
      emitter { $0.position = CGPoint(x: 2, y: 30) }
        .with { ($0.borderWidth, $0.borderColor) = (4, CGColor(hex: red)) })
    #expect(stage.pixel(2, 30) == white && stage.pixel(2, 20) == red)
  }

  @Test func aPartOfTheContentsIsAParticleToo() {
    let layer = emitter {
      let pixels = (0..<4).flatMap { _ in [red, blue, green, red] }
      $0.cells[0].contents.image = .make(width: 4, pixels)
      $0.cells[0].contents.rect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    }
    let stage = show(layer)
    #expect(stage.pixels.count { $0 != black } == 8)
    #expect(stage.pixel(19, 30) == blue && stage.pixel(20, 30) == green)
  }

  @Test func depthIsSeenWhereItIsPreserved() {
    func width(of layer: SceneLayer) -> Int {
      let stage = Stage(100, 60)
      var root = SceneLayer(1, ParticlePaintingTests.frame, color: black, [layer])
      root.snapshot.depth.sublayerTransform.m34 = -1 / 100
      stage.show(root)
      return stage.pixels.count { $0 == white }
    }
    let near = emitter {
      $0.position = CGPoint(x: 50, y: 30)
      $0.zPosition = 50
      $0.preservesDepth = true
    }
    // 100 / (100 - 50): twice as wide and as high.
    #expect(width(of: near) == 64)
    #expect(width(of: near.with { $0.emitter.preservesDepth = false }) == 16)
    #expect(width(of: near.with { $0.emitter.zPosition = 0 }) == 16)
    #expect(width(of: near.with { $0.emitter.zPosition = 120 }) == 0)
  }

  @Test func cellsAreAnimatedByName() throws {
    var layer = emitter { $0.cells[0].name = "a.b" }
    let target = try #require(AnimationTarget(keyPath: "emitterCells.a.b.scale"))
    #expect(target == AnimationTarget(.emitterCells, .cell(name: "a.b", .scale)))
    #expect(AnimationTarget(keyPath: "emitterCells.a.b.shape") == nil)
    #expect(AnimationTarget(keyPath: "emitterCells") == nil)
    #expect(target.kind == .number)
    let isSet = layer.snapshot.set(.number(2), for: target)
    #expect(isSet && layer.snapshot.emitter.cells[0].motion.scale.middle == 2)
    let stage = show(layer)
    #expect(stage.pixels.count { $0 == white } == 64)
    let other = AnimationTarget(.emitterCells, .cell(name: "c", .scale))
    let isOtherSet = layer.snapshot.set(.number(2), for: other)
    #expect(!isOtherSet)
  }

  @Test func anAnimatedEmitterLeavesATrail() {
    let layer = emitter {
      $0.cells[0].motion.birthRate = 60
      $0.cells[0].motion.lifetime = .init(0.4)
    }
    let stage = show(layer)
    var timing = MediaTiming()
    timing.beginTime = stage.clock.now().seconds
    timing.duration = 1
    let slide = PropertyAnimation(
      target: AnimationTarget(.emitterPosition, .x),
      values: .basic(from: .number(0), to: .number(100), by: nil))
    stage.add(
      AnimationSnapshot(
        id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: true,
        effect: .property(slide)), to: 2)
    stage.server.synchronize()
    for _ in 0..<48 { stage.tick() }
    let row = (0..<100).filter { stage.pixel($0, 30) != black }
    // From 0.4 to 0.8 of the way.
    #expect(
      row.first.map { abs($0 - 39) <= 3 } == true && row.last.map { abs($0 - 81) <= 3 } == true)
  }

  @Test func anEmitterThatIsHiddenOrGoneStopsTheClock() {
    let hidden = show(emitter().with { $0.isHidden = true })
    #expect(!hidden.frameClock.isRunning)
    let stage = show(emitter())
    let root = SceneLayer(1, ParticlePaintingTests.frame, color: black)
    stage.commit {
      $0.layers = [root.whole]
      $0.removed = [LayerID(rawValue: 2)]
    }
    stage.server.synchronize()
    #expect(!stage.frameClock.isRunning)
    #expect(stage.pixels.allSatisfy { $0 == black })
  }

  @Test func onlyWhereParticlesWereAndAreIsDamaged() {
    let stage = show(emitter { $0.cells[0].motion.velocity = .init(60) })
    stage.tick()
    stage.tick()
    let damaged = stage.server.statistics.last.pixelsDamaged
    #expect(damaged > 0 && damaged < 100)
  }

  @Test func repaintingTheDamageIsAsGoodAsPaintingTheWhole() {
    let layer = emitter {
      $0.seed = 3
      $0.shape = .circle
      $0.size = CGSize(width: 30, height: 30)
      $0.cells[0].motion.birthRate = 40
      $0.cells[0].motion.velocity = .init(40, range: 30)
      $0.cells[0].motion.longitude = .init(0, range: 6.28)
      $0.cells[0].motion.spin = .init(2, range: 4)
      $0.cells[0].motion.scale = .init(1, range: 1)
      $0.cells[0].motion.color = SIMD4(1, 0.7, 0.3, 0.8)
    }
    for isAdditive in [false, true] {
      let layer = layer.with {
        $0.emitter.isAdditive = isAdditive
        $0.opacity = 0.9
        $0.masksToBounds = true
        $0.cornerRadius = 25
      }
      let stage = show(layer, on: 0xff20_4060)
      for _ in 0..<40 { stage.tick() }
      let moving = stage.pixels
      stage.commit {
        $0.surfaces = [
          SurfaceChange(
            id: stage.surface,
            kind: .resized(.init(width: 100, height: 59), scale: 1, syncToken: nil)),
          SurfaceChange(
            id: stage.surface,
            kind: .resized(.init(width: 100, height: 60), scale: 1, syncToken: nil)),
        ]
      }
      stage.server.synchronize()
      #expect(stage.pixels == moving)
    }
  }
}
