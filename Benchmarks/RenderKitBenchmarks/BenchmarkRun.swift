import CoreGraphics
import Foundation
import LayerScenes
import PlatformKit
import RasterKit
import RenderKit
import SceneNumbers

/// Runs one scene on its own render server.
struct BenchmarkRun {
  struct Result {
    /// Median seconds per frame: processor time of all threads, and time until the frame is done.
    var processor: Double
    var wall: Double
    /// The counts of the last frame.
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
