import Dispatch
import Foundation
import RasterKit
import Synchronization
import Testing

@testable import OpenGLES
@testable import RenderKit

struct FramePacerTests {
  @Test func aThreadHasOneFrameThatTheDisplayHasNotTicked() {
    let minute = DispatchTimeInterval.seconds(60)
    let maker = ThreadedMaker(frames: 20, FramePacer.Patience(seen: minute, unseen: minute))
    for ticks in 1...20 {
      maker.handed.wait()
      // Taken more often than the display ticks.
      for _ in 0..<3 { _ = maker.feed.take() }
      #expect(maker.presented == ticks)
      maker.feed.giveTurn()
    }
    maker.ended.wait()
  }

  @Test func aThreadWhoseLayerNoWindowShowsGoesOn() {
    let maker = ThreadedMaker(
      frames: 5, FramePacer.Patience(seen: .seconds(60), unseen: .milliseconds(1)))
    maker.ended.wait()
    #expect(maker.presented == 5)
  }

  @Test func aThreadThatWaitsGoesOnWhenItsWindowHasGone() {
    let feed = SurfaceFeed()
    let window = ObjectIdentifier(feed)
    feed.add(window) {}
    feed.setSeen(true, by: window)
    let maker = ThreadedMaker(
      frames: 2, on: feed, FramePacer.Patience(seen: .seconds(60), unseen: .seconds(60)))
    maker.handed.wait()
    while maker.pacer.threadsWaiting == 0 { sched_yield() }
    #expect(maker.presented == 1)
    feed.remove(window)
    maker.ended.wait()
    #expect(maker.presented == 2)
  }

  @Test func whenTheDisplayOfAWindowStopsItsThreadGoesOn() {
    let feed = SurfaceFeed()
    feed.add(ObjectIdentifier(feed)) {}
    feed.setSeen(true, by: ObjectIdentifier(feed))
    let maker = ThreadedMaker(
      frames: 3, on: feed, FramePacer.Patience(seen: .milliseconds(1), unseen: .seconds(60)))
    maker.ended.wait()
    #expect(maker.presented == 3)
  }
}

/// Presents frames on a thread of its own, which a pacer holds back.
private final class ThreadedMaker: Sendable {
  let feed: SurfaceFeed
  let pacer: FramePacer
  /// Once for each frame, and when all were presented.
  let (handed, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  private let count = Atomic(0)

  init(frames: Int, on feed: SurfaceFeed = SurfaceFeed(), _ patience: FramePacer.Patience) {
    self.feed = feed
    pacer = FramePacer(feed, patience: patience)
    Thread.detachNewThread {
      for _ in 0..<frames { self.presentNext() }
      self.ended.signal()
    }
  }

  var presented: Int { count.load(ordering: .sequentiallyConsistent) }

  private func presentNext() {
    pacer.waitForTurn()
    let pixels = PixelBuffer(size: PixelSize(width: 1, height: 1))
    guard let frame = SurfaceFrame(pixels: pixels) else { return }
    count.add(1, ordering: .sequentiallyConsistent)
    feed.present(frame, awaitsTurn: true)
    handed.signal()
  }
}
