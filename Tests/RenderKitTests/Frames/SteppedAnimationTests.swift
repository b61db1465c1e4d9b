import CoreGraphics
import PlatformKit
import RenderKit
import Testing

/// Frames of what goes in steps, and of what begins later.
struct SteppedAnimationTests {
  private func stage(_ change: (inout SceneLayer) -> Void = { _ in }) -> Stage {
    let stage = Stage(4, 1)
    let frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    var root = SceneLayer(
      1, frame, color: white, [SceneLayer(2, CGRect(x: 1, y: 0, width: 1, height: 1), color: red)])
    change(&root)
    stage.show(root)
    stage.clock.advance(to: stage.clock.now() + 1)
    return stage
  }

  /// Shown for half a second and hidden for half a second, `count` times.
  private func blink(_ count: Float, on stage: Stage) throws -> AnimationSnapshot {
    var settings = KeyframeSettings()
    (settings.mode, settings.times) = (.discrete, [0, 0.5, 1])
    let track = try #require(KeyframeTrack([.number(1), .number(0)], settings))
    var timing = MediaTiming()
    // A little earlier, so that no step falls on a refresh.
    (timing.beginTime, timing.duration) = (stage.clock.now().seconds - 0.001, 1)
    timing.repeatCount = count
    return AnimationSnapshot(
      id: AnimationID(rawValue: 7), timing: timing, curve: .linear, isRemovedOnCompletion: true,
      effect: .property(
        PropertyAnimation(target: AnimationTarget(.opacity), values: .keyframes(track))))
  }

  /// What each of the next refreshes shows.
  private func pictures(_ count: Int, _ stage: Stage) -> [String] {
    (0..<count).map { _ in
      stage.tick()
      return stage.picture(letters)[0]
    }
  }

  @Test func aBlinkingLayerHasAFrameForEachStep() throws {
    let stage = stage()
    stage.add(try blink(3, on: stage), to: 2)
    stage.wait()
    let (before, starts) = (stage.server.statistics.total, stage.frameClock.startCount)
    let shown = pictures(180, stage)
    let total = stage.server.statistics.total
    // The first of them is seen at the second refresh; steps come every 30.
    for (index, picture) in shown.enumerated() {
      let isShown = (index + 2) / 30 % 2 == 0
      #expect(picture == (isShown ? "wrww" : "wwww"), "refresh \(index)")
    }
    #expect(total.framesPresented - before.framesPresented == 6)
    #expect(total.layersEvaluated - before.layersEvaluated == 6)
    #expect(stage.frameClock.startCount == starts)
    #expect(stage.frameClock.awaited == nil && !stage.frameClock.isRunning)
    let words = stage.inbox.drain().filter { if case .tick = $0 { false } else { true } }
    #expect(words.count == 2)
  }

  @Test func aRateChangesWhenStepsAreDue() throws {
    let stage = stage { $0.snapshot.timing.speed = 2 }
    var blink = try blink(1, on: stage)
    blink.timing.beginTime *= 2
    stage.add(blink, to: 2)
    stage.wait()
    let shown = pictures(32, stage)
    #expect(shown.firstIndex(of: "wwww") == 13)
    #expect(shown.lastIndex(of: "wwww") == 27)
  }

  @Test func whatBeginsLaterNeedsNoFramesUntilThen() throws {
    let stage = stage()
    var blink = try blink(1, on: stage)
    blink.timing.beginTime += 2
    blink.effect = .property(
      PropertyAnimation(
        target: AnimationTarget(.position, .x),
        values: .basic(from: .number(1.5), to: .number(3.5), by: nil)))
    stage.add(blink, to: 2)
    stage.wait()
    let before = stage.server.statistics.total
    for _ in 0..<110 { stage.tick() }
    #expect(stage.server.statistics.total == before)
    #expect(!stage.frameClock.isRunning)
    for _ in 0..<20 { stage.tick() }
    #expect(stage.frameClock.isRunning)
    for _ in 0..<60 { stage.tick() }
    #expect(!stage.frameClock.isRunning && stage.frameClock.awaited == nil)
  }

  @Test func whatMovesBesideItKeepsTheClockRunning() throws {
    let stage = stage()
    stage.add(try blink(3, on: stage), to: 2)
    var move = try blink(1, on: stage)
    move.effect = .property(
      PropertyAnimation(
        target: AnimationTarget(.position, .x),
        values: .basic(from: .number(1.5), to: .number(3.5), by: nil)))
    stage.add(move, key: "move", to: 2)
    stage.wait()
    #expect(stage.frameClock.isRunning)
    for _ in 0..<62 { stage.tick() }
    #expect(!stage.frameClock.isRunning && stage.frameClock.awaited != nil)
  }

  @Test func removingItEndsTheWait() throws {
    let stage = stage()
    stage.add(try blink(3, on: stage), to: 2)
    stage.wait()
    #expect(stage.frameClock.awaited != nil)
    stage.commit { $0.animations = [.remove(LayerID(rawValue: 2), key: "a")] }
    stage.wait()
    stage.tick()
    #expect(stage.frameClock.awaited == nil)
  }

  @Test func aHiddenWindowsStepsEnd() throws {
    let stage = stage()
    stage.send(.visible(false))
    stage.add(try blink(1, on: stage), to: 2)
    stage.wait()
    for _ in 0..<70 { stage.tick() }
    #expect(stage.inbox.drain().count == 2)
    #expect(!stage.frameClock.isRunning && stage.frameClock.awaited == nil)
  }

  @Test func closingTheWindowEndsTheWait() throws {
    let stage = stage()
    stage.add(try blink(3, on: stage), to: 2)
    stage.wait()
    stage.send(.detached)
    stage.wait()
    #expect(stage.frameClock.awaited == nil && !stage.frameClock.isRunning)
  }
}
