import CoreGraphics
import PlatformKit
import RasterKit
import RenderKit
import Testing

struct AnimationFeedbackTests {
  private let frame = CGRect(x: 0, y: 0, width: 12, height: 1)

  private func stage(_ change: (inout SceneLayer) -> Void = { _ in }) -> Stage {
    let stage = Stage(12, 1)
    var root = SceneLayer(
      1, frame, color: white, [SceneLayer(2, CGRect(x: 0, y: 0, width: 2, height: 1), color: red)])
    change(&root)
    stage.show(root)
    stage.clock.advance(to: stage.clock.now() + 1)
    return stage
  }

  /// Moves the centre from 1 to 11 in `ticks` ticks, starting now.
  private func slide(_ id: UInt64, ticks: Int, on stage: Stage) -> AnimationSnapshot {
    var timing = MediaTiming()
    timing.beginTime = stage.clock.now().seconds
    timing.duration = Double(ticks) / 60
    return AnimationSnapshot(
      id: AnimationID(rawValue: id), timing: timing, curve: .linear, isRemovedOnCompletion: true,
      effect: .property(
        PropertyAnimation(
          target: AnimationTarget(.position, .x),
          values: .basic(from: .number(1), to: .number(11), by: nil))))
  }

  private func words(_ stage: Stage) -> [String] {
    stage.inbox.drain().map { feedback in
      switch feedback {
      case .animationStarted(_, let id): "start \(id.rawValue)"
      case .animationEnded(_, let id, let finished): "end \(id.rawValue) \(finished)"
      case .tick: "tick"
      }
    }
  }

  @Test func anAnimationStartsOnceAndEndsOnceAndFinished() {
    let stage = stage()
    stage.add(slide(7, ticks: 5, on: stage), to: 2)
    for _ in 0..<9 { stage.tick() }
    #expect(words(stage) == ["start 7", "end 7 true"])
    #expect(!stage.frameClock.isRunning)
  }

  @Test func eachTickShowsTheValueOfTheMomentItWillBeSeen() {
    let stage = stage()
    stage.add(slide(7, ticks: 10, on: stage), to: 2)
    stage.wait()
    #expect(stage.picture(letters) == ["rrwwwwwwwwww"])
    stage.tick()
    // The frame made at tick 1 is visible at tick 2: two tenths of the way.
    #expect(stage.picture(letters) == ["wwrrwwwwwwww"])
    #expect(abs(stage.server.shownTime - (stage.clock.now() + 1 / 60.0)) < 1e-9)
    for _ in 0..<9 { stage.tick() }
    #expect(stage.picture(letters) == ["rrwwwwwwwwww"])
    #expect(stage.server.shownTime == stage.clock.now())
  }

  @Test func replacingAnAnimationEndsTheFormerUnfinished() {
    let stage = stage()
    stage.add(slide(7, ticks: 60, on: stage), to: 2)
    stage.tick()
    stage.add(slide(8, ticks: 2, on: stage), to: 2)
    for _ in 0..<5 { stage.tick() }
    #expect(words(stage) == ["start 7", "end 7 false", "start 8", "end 8 true"])
  }

  @Test func removingEndsUnfinishedAndShowsTheModel() {
    let stage = stage()
    stage.add(slide(7, ticks: 60, on: stage), to: 2)
    for _ in 0..<20 { stage.tick() }
    stage.commit { $0.animations = [.remove(LayerID(rawValue: 2), key: "a")] }
    stage.server.synchronize()
    #expect(words(stage) == ["start 7", "end 7 false"])
    #expect(stage.picture(letters) == ["rrwwwwwwwwww"])
  }

  @Test func leavingTheTreeEndsUnfinished() {
    let stage = stage()
    stage.add(slide(7, ticks: 60, on: stage), to: 2)
    stage.tick()
    stage.commit { packet in
      packet.layers = [SceneLayer(1, frame, color: white).whole]
      packet.removed = [LayerID(rawValue: 2)]
    }
    stage.server.synchronize()
    #expect(words(stage) == ["start 7", "end 7 false"])
    #expect(stage.picture(letters) == ["wwwwwwwwwwww"])
    stage.tick()
    #expect(!stage.frameClock.isRunning)
  }

  @Test func aHiddenWindowsAnimationsEndInTime() {
    let stage = stage()
    stage.send(.visible(false))
    stage.add(slide(7, ticks: 3, on: stage), to: 2)
    for _ in 0..<6 { stage.tick() }
    #expect(words(stage) == ["start 7", "end 7 true"])
    #expect(!stage.frameClock.isRunning)
  }

  @Test func aFrozenLayerNeitherMovesNorEndsAndArmsNoClock() {
    let stage = stage { $0.snapshot.timing.speed = 0 }
    stage.add(slide(7, ticks: 3, on: stage), to: 2)
    stage.server.synchronize()
    stage.tick()
    #expect(!stage.frameClock.isRunning)
    #expect(!words(stage).contains { $0.hasPrefix("end") })
  }

  @Test func aLayersSpeedRunsTheAnimationsBelowIt() {
    let stage = stage { $0.snapshot.timing.speed = 2 }
    var slide = slide(7, ticks: 6, on: stage)
    slide.timing.beginTime *= 2
    stage.add(slide, to: 2)
    for _ in 0..<3 { stage.tick() }
    #expect(words(stage).last == "end 7 true")
  }

  @Test func anAnimationOfAnUnknownLayerEndsAtOnce() {
    let stage = stage()
    stage.add(slide(9, ticks: 3, on: stage), to: 404)
    stage.server.synchronize()
    #expect(words(stage) == ["end 9 false"])
  }
}
