import CoreGraphics
import PlatformKit
import RasterKit
import Synchronization
import Testing

@testable import RenderKit

/// Makers that await their turn have one for each tick of the display that shows their layer.
@Suite struct SurfaceTurnTests {
  private let maker = EagerMaker()
  private let stage = Stage(4, 4)
  private let frame = CGRect(x: 0, y: 0, width: 4, height: 4)

  private var layer: SceneLayer { SceneLayer(2, frame).showing(maker.feed) }

  private func root(_ sublayers: [SceneLayer]) -> SceneLayer {
    SceneLayer(1, frame, color: white, sublayers)
  }

  private func tick() {
    stage.tick()
    stage.wait()
  }

  /// A second window, which shows nothing of it.
  private func attachOther(_ id: SurfaceID, _ clock: StageClock) {
    let other = SceneLayer(10, frame, color: blue)
    stage.commit { packet in
      packet.surfaces = [
        SurfaceChange(id: id, kind: .attached(root: other.id, target: StageTarget(), clock: clock)),
        SurfaceChange(
          id: id, kind: .resized(PixelSize(width: 4, height: 4), scale: 1, syncToken: nil)),
      ]
      packet.layers = [other.whole]
    }
    stage.server.synchronize()
  }

  @Test func eachTickIsATurn() {
    stage.show(root([layer]))
    maker.present()
    stage.wait()
    for ticks in 1...30 {
      tick()
      #expect(maker.made == ticks + 1)
    }
  }

  @Test func framesThatAreTakenBetweenTicksGiveNone() {
    stage.show(root([layer]))
    for ticks in 0..<3 {
      if ticks == 0 { maker.present() } else { tick() }
      for _ in 0..<8 { stage.server.synchronize() }
      #expect(maker.made == ticks + 1)
    }
  }

  @Test func framesOfOtherWindowsGiveNone() {
    stage.show(root([layer]))
    attachOther(SurfaceID(rawValue: 2), StageClock())
    for ticks in 0..<3 {
      stage.clock.advance(to: stage.clock.now() + 1)
      if ticks == 0 { maker.present() } else { tick() }
      for _ in 0..<8 {
        stage.commit { $0.layers = [SceneLayer(10, frame, color: red).state] }
        stage.wait()
      }
      #expect(maker.made == ticks + 1)
    }
  }

  /// A frame that damages nothing holds no window's frames up.
  @Test(arguments: [true, false])
  func aLayerThatNobodySeesInAVisibleWindowIsPacedToo(isHidden: Bool) {
    let layer = layer.with {
      if isHidden { $0.isHidden = true } else { $0.position = CGPoint(x: 100, y: 100) }
    }
    stage.show(root([layer]))
    stage.clock.advance(to: stage.clock.now() + 1)
    maker.present()
    for ticks in 0..<4 {
      if ticks > 0 { tick() }
      for _ in 0..<8 { stage.wait() }
      #expect(maker.made == ticks + 1)
    }
  }

  @Test func aWindowThatIsHiddenLetsItsMakerGoAndGivesNoTurnsUntilItShows() {
    stage.show(root([layer]))
    maker.present()
    stage.server.synchronize()
    #expect(maker.feed.isSeen && maker.made == 1)
    stage.send(.visible(false))
    stage.server.synchronize()
    #expect(!maker.feed.isSeen && maker.made == 2)
    for _ in 0..<4 {
      tick()
      stage.server.synchronize()
    }
    #expect(maker.made == 2 && !stage.frameClock.isRunning)
    stage.send(.visible(true))
    stage.server.synchronize()
    #expect(maker.feed.isSeen && maker.made == 2)
    tick()
    #expect(maker.made == 3)
  }

  @Test(arguments: [true, false])
  func aLayerThatGoesLetsItsMakerGo(isForgotten: Bool) {
    stage.show(root([layer]))
    maker.present()
    stage.server.synchronize()
    stage.commit {
      $0.layers = [root([]).whole]
      $0.removed = isForgotten ? [layer.id] : []
    }
    stage.server.synchronize()
    #expect(maker.made == 2 && !maker.feed.isSeen)
  }

  @Test func aWindowThatClosesLetsItsMakerGo() {
    stage.show(root([layer]))
    maker.present()
    stage.server.synchronize()
    stage.send(.detached)
    stage.server.synchronize()
    #expect(maker.made == 2 && !maker.feed.isSeen)
  }

  @Test func aLayerThatMovesAwaitsTheTickOfItsNewWindow() {
    let (id, clock) = (SurfaceID(rawValue: 2), StageClock())
    stage.show(root([layer]))
    attachOther(id, clock)
    maker.present()
    stage.server.synchronize()
    stage.commit { packet in
      packet.surfaces = [SurfaceChange(id: stage.surface, kind: .detached)]
      packet.layers = [
        root([]).whole, SceneLayer(10, frame, color: blue, [layer]).whole,
      ]
    }
    stage.server.synchronize()
    #expect(maker.made == 1 && maker.feed.isSeen && clock.isRunning)
    stage.clock.advance(to: stage.clock.now() + clock.interval)
    stage.server.queue.sync { clock.refresh(at: stage.clock.now()) }
    stage.wait()
    #expect(maker.made == 2)
  }

  @Test func theClockStopsWhenTheMakerDoes() {
    stage.show(root([layer]))
    maker.present()
    stage.wait()
    tick()
    maker.isOver.store(true, ordering: .sequentiallyConsistent)
    for _ in 0..<2 {
      #expect(stage.frameClock.isRunning)
      tick()
    }
    #expect(!stage.frameClock.isRunning)
  }

  @Test func whoAwaitsNoTurnHasNone() {
    stage.show(root([layer]))
    maker.present(awaitsTurn: false)
    for _ in 0..<3 { tick() }
    #expect(maker.made == 1 && !stage.frameClock.isRunning)
  }
}

/// Presents its next frame in each turn, at once.
private final class EagerMaker: Sendable {
  let feed = SurfaceFeed()
  let isOver = Atomic(false)
  private let frames = FrameMaker()
  private let count = Atomic(0)

  init() { feed.onTurn { [weak self] in self?.present() } }

  var made: Int { count.load(ordering: .sequentiallyConsistent) }

  func present(awaitsTurn: Bool = true) {
    if isOver.load(ordering: .sequentiallyConsistent) { return }
    count.add(1, ordering: .sequentiallyConsistent)
    let colors = [UInt32](repeating: made % 2 == 0 ? red : green, count: 16)
    guard let frame = frames.frame(4, colors) else { return }
    feed.present(frame, awaitsTurn: awaitsTurn)
  }
}
