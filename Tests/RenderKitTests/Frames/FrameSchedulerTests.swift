import CoreGraphics
import Glibc
import PlatformKit
import RasterKit
import RenderKit
import Testing

struct FrameSchedulerTests {
  private let frame = CGRect(x: 0, y: 0, width: 4, height: 4)

  private func stage(bufferCount: Int = 2) -> Stage {
    let stage = Stage(4, 4, bufferCount: bufferCount)
    stage.show(SceneLayer(1, frame, color: white))
    stage.clock.advance(to: stage.clock.now() + 1)
    return stage
  }

  private func paint(_ stage: Stage, _ color: UInt32) {
    stage.commit { $0.layers = [SceneLayer(1, frame, color: color).state] }
    stage.wait()
  }

  @Test func anIdleWindowShowsACommitAtOnceAndArmsNoClock() {
    let stage = stage()
    paint(stage, red)
    #expect(stage.pixel(0, 0) == red)
    #expect(stage.frameClock.startCount == 0)
  }

  /// Whether the committing thread makes the second of two frames of this size; the first one tells
  /// how large they are.
  private func committerMakesFrames(of side: Int32, lendsThread: Bool) -> Bool {
    let frame = CGRect(x: 0, y: 0, width: CGFloat(side), height: CGFloat(side))
    let stage = Stage(side, side)
    stage.show(SceneLayer(1, frame, color: white))
    for color in [red, green] {
      stage.clock.advance(to: stage.clock.now() + 1)
      var packet = stage.packet
      packet.layers = [SceneLayer(1, frame, color: color).state]
      stage.server.commit(packet, lendsThread: lendsThread)
      stage.wait()
    }
    #expect(stage.pixel(0, 0) == green)
    return stage.target.frames.last?.thread == pthread_self()
  }

  @Test func aThreadThatIsLentMakesSmallFrames() {
    #expect(committerMakesFrames(of: 200, lendsThread: true))
  }

  /// Frames of 250,000 pixels.
  @Test func largeFramesAreLeftToTheQueue() {
    #expect(!committerMakesFrames(of: 500, lendsThread: true))
  }

  @Test func aThreadThatIsNotLentMakesNoFrame() {
    #expect(!committerMakesFrames(of: 200, lendsThread: false))
  }

  /// A window of this side that shows one frame after its first, and whether a link runs in it.
  private func ticking(side: Int32, isLinked: Bool) -> Stage {
    let frame = CGRect(x: 0, y: 0, width: CGFloat(side), height: CGFloat(side))
    let stage = Stage(side, side)
    stage.show(SceneLayer(1, frame, color: white))
    stage.clock.advance(to: stage.clock.now() + 1)
    if isLinked { stage.send(.wantsTicks(true)) }
    stage.commit { $0.layers = [SceneLayer(1, frame, color: red).state] }
    stage.wait()
    return stage
  }

  @Test func mainMayTakeTheTicksItWantsBetweenSmallFrames() {
    #expect(ticking(side: 200, isLinked: true).frameClock.isOfferedToMain)
    #expect(!ticking(side: 500, isLinked: true).frameClock.isOfferedToMain)
    #expect(!ticking(side: 200, isLinked: false).frameClock.isOfferedToMain)
  }

  @Test func theOfferEndsWithTheLink() {
    let stage = ticking(side: 4, isLinked: true)
    stage.send(.wantsTicks(false))
    stage.wait()
    stage.tick()
    #expect(!stage.frameClock.isOfferedToMain)
  }

  @Test func theOfferEndsWhileTheWindowIsHidden() {
    let stage = ticking(side: 4, isLinked: true)
    stage.send(.visible(false))
    stage.wait()
    stage.tick()
    #expect(!stage.frameClock.isOfferedToMain)
    stage.send(.visible(true))
    stage.wait()
    stage.tick()
    #expect(stage.frameClock.isOfferedToMain)
  }

  /// An animation of 250,000 pixels, beside a link that changes little.
  @Test func ticksWithLargeFramesAreNotOffered() {
    let stage = ticking(side: 4, isLinked: true)
    stage.send(.resized(PixelSize(width: 500, height: 500), scale: 1, syncToken: nil))
    stage.wait()
    let frame = CGRect(x: 0, y: 0, width: 500, height: 500)
    stage.clock.advance(to: stage.clock.now() + 1)
    stage.tick()
    for color in [green, blue] {
      stage.commit { $0.layers = [SceneLayer(1, frame, color: color).state] }
      stage.wait()
    }
    stage.tick()
    #expect(stage.server.statistics.last.pixelsPainted == 250_000)
    #expect(!stage.frameClock.isOfferedToMain)
  }

  @Test func aSecondCommitInTheSameTickWaitsForTheNext() {
    let stage = stage()
    paint(stage, red)
    paint(stage, green)
    #expect(stage.pixel(0, 0) == red)
    #expect(stage.frameClock.isRunning)
    stage.tick()
    #expect(stage.pixel(0, 0) == green)
    #expect(!stage.frameClock.isRunning)
  }

  @Test func whatWaitsIsShownInOneFrame() {
    let stage = stage()
    paint(stage, red)
    let before = stage.target.frames.count
    for color in [green, blue, white, black] { paint(stage, color) }
    stage.tick()
    #expect(stage.pixel(0, 0) == black)
    #expect(stage.target.frames.count == before + 1)
  }

  @Test func synchronizingPaintsInWhateverTick() {
    let stage = stage()
    paint(stage, red)
    paint(stage, green)
    stage.server.synchronize()
    #expect(stage.pixel(0, 0) == green)
  }

  /// The ticks reported to the main thread, in intervals from the first one's time.
  private func targets(_ stage: Stage) -> [Double] {
    stage.inbox.drain().compactMap { report in
      guard case .tick(_, let tick) = report else { return nil }
      return ((tick.target - tick.time) / tick.interval).rounded()
    }
  }

  @Test func aTickSaysWhenWhatIsChangedInItWillBeShown() {
    let stage = stage()
    stage.send(.wantsTicks(true))
    stage.wait()
    stage.tick()
    #expect(targets(stage) == [1], "nothing else is shown: a change goes out in this very tick")
    paint(stage, red)
    #expect(stage.pixel(0, 0) == red)
    paint(stage, green)
    stage.tick()
    #expect(targets(stage) == [2], "the tick had its frame: a change now waits for the next one")
    paint(stage, blue)
    #expect(stage.pixel(0, 0) == green)
    stage.tick()
    #expect(stage.pixel(0, 0) == blue)
  }

  @Test func aFrameInFlightHoldsTheNextUntilItIsDone() {
    let stage = stage()
    stage.target.completesAtOnce = false
    paint(stage, red)
    stage.clock.advance(to: stage.clock.now() + 1)
    paint(stage, green)
    #expect(stage.pixel(0, 0) == red)
    stage.server.queue.sync { stage.target.complete() }
    #expect(stage.pixel(0, 0) == green)
  }

  @Test func aFrameThatIsDoneAtOnceHoldsNothing() {
    let stage = stage()
    stage.target.isDoneAtOnce = true
    paint(stage, red)
    stage.clock.advance(to: stage.clock.now() + 1)
    paint(stage, green)
    #expect(stage.pixel(0, 0) == green)
    paint(stage, blue)
    #expect(stage.pixel(0, 0) == green, "one frame for each tick")
    stage.tick()
    #expect(stage.pixel(0, 0) == blue)
  }

  @Test func withoutAFreeBufferTheFrameIsSkippedAndMadeUpFor() {
    let stage = stage(bufferCount: 1)
    stage.target.completesAtOnce = false
    paint(stage, red)
    paint(stage, green)
    stage.tick()
    #expect(stage.pixel(0, 0) == red)
    #expect(stage.server.statistics.total.framesSkipped > 0)
    stage.clock.advance(to: stage.clock.now() + 1)
    stage.server.queue.sync { stage.target.complete() }
    #expect(stage.pixel(0, 0) == green)
  }

  @Test func displayLinksGetEveryTickAndNoFrameIsMadeForThem() {
    let stage = stage()
    stage.send(.wantsTicks(true))
    stage.wait()
    let frames = stage.target.frames.count
    stage.tick()
    stage.tick()
    #expect(stage.inbox.drain().count == 2)
    #expect(stage.target.frames.count == frames)
    stage.send(.wantsTicks(false))
    stage.wait()
    #expect(!stage.frameClock.isRunning)
  }

  @Test func aCommitMadeForATickIsShownInThatTick() {
    let stage = stage()
    stage.send(.wantsTicks(true))
    stage.wait()
    stage.tick()
    paint(stage, red)
    #expect(stage.pixel(0, 0) == red)
    paint(stage, green)
    #expect(stage.pixel(0, 0) == red)
  }

  @Test func aHiddenWindowIsNotPaintedUntilItShowsAgain() {
    let stage = stage()
    stage.send(.visible(false))
    paint(stage, red)
    #expect(stage.pixel(0, 0) == white)
    stage.send(.visible(true))
    stage.server.synchronize()
    #expect(stage.pixel(0, 0) == red)
  }

  @Test func lostPixelsArePutAgainWithoutAFrame() {
    let stage = stage()
    let frames = stage.target.frames.count
    let lost = PixelRegion(PixelRect(x: 1, y: 1, width: 2, height: 2))
    stage.send(.exposed(lost))
    stage.wait()
    #expect(stage.target.represented == [lost])
    #expect(stage.target.frames.count == frames)
  }

  @Test func lostPixelsThePlatformCannotPutComeWithAFrame() {
    let stage = stage()
    stage.target.canRepresent = false
    let lost = PixelRegion(PixelRect(x: 1, y: 1, width: 2, height: 2))
    stage.send(.exposed(lost))
    stage.server.synchronize()
    #expect(stage.target.frames.last?.damage == lost)
    #expect(stage.server.statistics.last.pixelsDamaged == 4)
  }

  @Test(arguments: [true, false])
  func everyResizeTokenIsAnswered(isVisible: Bool) {
    let stage = stage()
    stage.send(.visible(isVisible))
    stage.send(.resized(PixelSize(width: 6, height: 5), scale: 1, syncToken: 77))
    stage.server.synchronize()
    #expect(stage.target.frames.last?.syncToken == 77)
    #expect(stage.target.frames.last?.damage.area == (isVisible ? 30 : 0))
    #expect(stage.target.frames.count { $0.syncToken != nil } == 1)
  }

  @Test func aChangeMadeBeforeTheWindowShrankDamagesNothingOutsideIt() {
    let stage = stage()
    stage.server.queue.suspend()
    stage.commit { $0.layers = [SceneLayer(1, frame, color: red).state] }
    stage.send(.resized(PixelSize(width: 2, height: 3), scale: 1, syncToken: nil))
    stage.server.queue.resume()
    stage.server.synchronize()
    #expect(stage.target.frames.last?.damage.bounds == PixelRect(x: 0, y: 0, width: 2, height: 3))
  }

  @Test func aDetachedSurfaceIsLetGo() {
    let stage = stage()
    stage.send(.wantsTicks(true))
    stage.send(.detached)
    stage.server.synchronize()
    #expect(stage.target.isEnded)
    #expect(!stage.frameClock.isRunning)
    paint(stage, red)
    #expect(stage.pixel(0, 0) == white)
  }
}
