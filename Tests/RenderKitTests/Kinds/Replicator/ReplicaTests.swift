import CoreGraphics
import PlatformKit
import RasterKit
import RenderKit
import Testing

struct ReplicaTests {
  /// A row of dots 10 points apart, made of one.
  private func scene(_ change: (inout ReplicatorSnapshot) -> Void = { _ in }) -> SceneLayer {
    let dot = SceneLayer(3, CGRect(x: 0, y: 0, width: 4, height: 4), color: red)
    var replicator = ReplicatorSnapshot()
    replicator.count = 3
    replicator.transform = CATransform3DMakeTranslation(10, 0, 0)
    change(&replicator)
    let layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 40, height: 4), [dot])
      .with { $0.replicator = replicator }
    return SceneLayer(1, CGRect(x: 0, y: 0, width: 40, height: 4), color: white, [layer])
  }

  private func row(_ stage: Stage) -> String { stage.picture(letters)[0] }

  private let three = "rrrrwwwwwwrrrrwwwwwwrrrrwwwwwwwwwwwwwwww"

  private func shown(_ scene: SceneLayer) -> Stage {
    let stage = Stage(40, 4)
    stage.show(scene)
    return stage
  }

  @Test func sublayersAreShownOnceForEachCopy() {
    #expect(row(shown(scene())) == three)
    #expect(row(shown(scene { $0.count = 0 })) == String(repeating: "w", count: 40))
  }

  @Test func theStepIsTakenAboutTheMiddle() {
    let stage = shown(
      scene {
        $0.count = 2
        $0.transform = CATransform3DMakeScale(-1, 1, 1)
      })
    #expect(row(stage) == "rrrr" + String(repeating: "w", count: 32) + "rrrr")
  }

  @Test func alphaFadesFromCopyToCopy() {
    let stage = shown(scene { $0.offsets.w = -0.5 })
    #expect(stage.pixel(0, 0) == red)
    #expect(abs(Int(stage.pixel(10, 0) & 255) - 128) <= 1)
    #expect(stage.pixel(20, 0) == white)
  }

  /// One replicator instance of a layer, tinted with red 1, green 1/2 and no blue.
  private func orange(_ dot: SceneLayer) -> UInt32 {
    var replicator = ReplicatorSnapshot()
    replicator.color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    let layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 40, height: 4), [dot])
      .with { $0.replicator = replicator }
    return shown(SceneLayer(1, layer.snapshot.bounds, color: black, [layer])).pixel(1, 1)
  }

  private let dot = SceneLayer(3, CGRect(x: 0, y: 0, width: 4, height: 4), color: white)

  @Test func coloursAreMultipliedAndStepFromCopyToCopy() {
    let dot = dot
    var scene = scene {
      $0.color = CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 1)
      $0.offsets = SIMD4(-0.25, 0.25, -0.25, 0)
    }
    scene.sublayers[0].sublayers = [dot]
    let stage = shown(scene)
    // 255, 127.5, 63.75; 191.25, 191.25, 0; 127.5, 255, 0 (not below it).
    #expect(stage.pixel(0, 0) == 0xffff_8040)
    #expect(stage.pixel(10, 0) == 0xffbf_bf00)
    #expect(stage.pixel(20, 0) == 0xff80_ff00)
  }

  @Test func everythingALayerPaintsIsTinted() {
    // 0x60 through 1/2 is 0x30.
    let tinted: UInt32 = 0xffc0_3000
    let color: UInt32 = 0xffc0_60a0
    let clear = dot.with { $0.backgroundColor = nil }
    #expect(orange(dot.with { $0.backgroundColor = CGColor(hex: color) }) == tinted)
    #expect(orange(clear.with { $0.contents = .make(width: 1, [color]) }) == tinted)
    let border = clear.with { ($0.borderWidth, $0.borderColor) = (2, CGColor(hex: color)) }
    #expect(orange(border) == tinted)
    let gradient = clear.with { $0.gradient.colors = [CGColor(hex: color), CGColor(hex: color)] }
    #expect(orange(gradient) == tinted)
    let path = clear.with {
      $0.shape.path = CGPath(ellipseIn: CGRect(x: -3, y: -3, width: 9, height: 9), transform: nil)
      $0.shape.fillColor = CGColor(hex: color)
    }
    #expect(orange(path) == tinted)
    let shadow = dot.with {
      $0.rare.shadow.opacity = 1
      $0.rare.shadow.color = CGColor(hex: color)
      $0.rare.shadow.radius = 0
      $0.rare.shadow.offset = CGSize(width: 4, height: 0)
      $0.position.x -= 4
    }
    #expect(orange(shadow) == tinted)
  }

  @Test func finishedGroupsAreTintedOnceAndAsBitmapsAlike() {
    // Two items at half opacity: white over black in a group, then (1, 1/2, 0) times 1/2.
    let inner = SceneLayer(4, CGRect(x: 0, y: 0, width: 4, height: 4), color: white)
    var group = dot.with { $0.opacity = 0.5 }
    group.sublayers = [inner]
    #expect(orange(group) == 0xff80_4000)
    let bitmap = group.with { $0.rare.group.rasterizes = true }
    #expect(orange(bitmap) == 0xff80_4000)
    let filtered = group.with { $0.rare.group.filter = .plusLighter }
    #expect(orange(filtered) == 0xff80_4000)
  }

  @Test func tintsOfReplicatorsInReplicatorsMultiply() {
    var inner = SceneLayer(5, CGRect(x: 0, y: 0, width: 4, height: 4), [dot])
    inner.snapshot.replicator.color = CGColor(srgbRed: 0.5, green: 0.5, blue: 1, alpha: 1)
    #expect(orange(inner) == 0xff80_4000)
  }

  @Test func anAnimatedTintRepaintsEveryCopy() {
    let stage = shown(scene())
    var timing = MediaTiming()
    timing.beginTime = stage.clock.now().seconds
    timing.duration = 10
    let blacken = PropertyAnimation(
      target: AnimationTarget(.instanceColor),
      values: .basic(from: .color(.white), to: .color(.black), by: nil))
    let animation = AnimationSnapshot(
      id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: true,
      effect: .property(blacken))
    stage.add(animation, to: 2)
    stage.server.synchronize()
    stage.clock.advance(to: stage.clock.now() + 5)
    stage.tick()
    for x: Int32 in [0, 10, 20] {
      #expect(abs(Int(stage.pixel(x, 0) >> 16 & 255) - 127) <= 1, "copy at \(x)")
    }
  }

  @Test func everyCopyFollowsAChange() {
    let stage = shown(scene())
    let dot = SceneLayer(3, CGRect(x: 1, y: 0, width: 4, height: 4), color: blue)
    stage.commit { $0.layers = [dot.state] }
    stage.server.synchronize()
    let expected = three.replacing("r", with: "b").dropLast()
    #expect(row(stage) == "w" + expected)
  }

  @Test func fewerAndMoreCopiesComeAndGo() {
    let stage = shown(scene())
    for count in [1, 3, 0, 3] {
      let layer = scene { $0.count = count }.sublayers[0]
      stage.commit { $0.layers = [layer.state] }
      stage.server.synchronize()
      #expect(row(stage) == row(shown(scene { $0.count = count })))
    }
    #expect(row(stage) == three)
  }

  @Test func sublayersThatGoLeaveEveryCopy() {
    let stage = shown(scene())
    var layer = scene().sublayers[0]
    layer.sublayers = []
    stage.commit { packet in
      packet.layers = [layer.whole]
      packet.removed = [LayerID(rawValue: 3)]
    }
    stage.server.synchronize()
    #expect(row(stage) == String(repeating: "w", count: 40))
  }

  @Test func aReplicatorInAReplicatorShowsAllOfIt() {
    let dot = SceneLayer(4, CGRect(x: 0, y: 0, width: 2, height: 4), color: red)
    var inner = SceneLayer(3, CGRect(x: 0, y: 0, width: 40, height: 4), [dot])
    inner.snapshot.replicator.count = 2
    inner.snapshot.replicator.transform = CATransform3DMakeTranslation(4, 0, 0)
    var outer = SceneLayer(2, CGRect(x: 0, y: 0, width: 40, height: 4), [inner])
    outer.snapshot.replicator.count = 2
    outer.snapshot.replicator.transform = CATransform3DMakeTranslation(20, 0, 0)
    let frame = CGRect(x: 0, y: 0, width: 40, height: 4)
    let stage = shown(SceneLayer(1, frame, color: white, [outer]))
    let half = "rrwwrr" + String(repeating: "w", count: 14)
    #expect(row(stage) == half + half)
  }

  @Test func animationsOfCopiesComeLaterAndReportNothing() {
    let stage = shown(scene { $0.delay = 1 })
    var timing = MediaTiming()
    timing.beginTime = stage.clock.now().seconds
    timing.duration = 10
    let fade = AnimationSnapshot(
      id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: true,
      effect: .property(
        PropertyAnimation(
          target: AnimationTarget(.opacity),
          values: .basic(from: .number(1), to: .number(0), by: nil)
        )))
    stage.add(fade, to: 3)
    stage.server.synchronize()
    stage.clock.advance(to: stage.clock.now() + 5)
    stage.tick()
    let levels = [0, 10, 20].map { Double(stage.pixel($0, 0) & 255) / 255 }
    for (index, level) in levels.enumerated() {
      #expect(abs(level - 0.1 * (5 - Double(index))) < 0.02, "copy \(index) shows \(level)")
    }
    let started = stage.inbox.drain().count {
      if case .animationStarted = $0 { true } else { false }
    }
    #expect(started == 1)
  }

  @Test func hostileStepsNeitherTrapNorHang() {
    for number in [Double.nan, .infinity, 0, 1e300] {
      _ = shown(
        scene {
          $0.transform.m11 = number
          $0.transform.m34 = number
          $0.delay = number
          $0.count = 50
        })
    }
  }
}
