import CoreGraphics
import PlatformKit
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
