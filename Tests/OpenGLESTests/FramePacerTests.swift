import Dispatch
import Foundation
import Synchronization
import Testing

@testable import OpenGLES
@testable import RenderKit

struct FramePacerTests {
  @Test func aThreadHasOneFrameThatTheDisplayHasNotTaken() {
    let feed = SurfaceFeed()
    let pacer = FramePacer(feed, patience: .seconds(60))
    let (presented, handed) = (PresentedFrames(), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      for _ in 0..<20 {
        pacer.waitForTurn()
        pacer.framePresented()
        presented.count.add(1, ordering: .sequentiallyConsistent)
        handed.signal()
      }
    }
    for taken in 1...20 {
      handed.wait()
      #expect(presented.count.load(ordering: .sequentiallyConsistent) == taken)
      _ = feed.take()
    }
  }
}

private final class PresentedFrames: Sendable {
  let count = Atomic(0)
}
