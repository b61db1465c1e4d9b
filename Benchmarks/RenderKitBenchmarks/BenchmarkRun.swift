import CoreGraphics
import Foundation
import LayerScenes
import PlatformKit
import RasterKit
import RenderKit
import SceneNumbers

/// One scene on a server of its own.
struct BenchmarkRun {
  struct Result {
    /// Median seconds of a frame: of all threads together, and until it was done.
    var processor: Double
    var wall: Double
    /// Of the last frame.
    var counts: FrameCounts
  }

  private let scene: BenchmarkScene
  private let server: RenderServer
  private let clock = ManualClock()

  init(_ scene: BenchmarkScene, _ window: SceneWindow, workers: Int) {
    self.scene = scene
    server = RenderServer(clock: clock, inbox: FeedbackInbox(), workers: workers)
    server.commit(scene.beginning(in: window, at: clock.now()))
    server.synchronize()
  }

  func measure(frames: Int) -> Result {
    var processor: [Double] = []
    var wall: [Double] = []
    for frame in 0..<frames {
      let packet = scene.change(for: frame, at: clock.now())
      let (startCPU, start) = (
        Self.seconds(CLOCK_PROCESS_CPUTIME_ID), Self.seconds(CLOCK_MONOTONIC)
      )
      server.commit(packet)
      server.synchronize()
      processor.append(Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - startCPU)
      wall.append(Self.seconds(CLOCK_MONOTONIC) - start)
    }
    return Result(
      processor: processor.sorted()[frames / 2], wall: wall.sorted()[frames / 2],
      counts: server.statistics.last)
  }

  static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
