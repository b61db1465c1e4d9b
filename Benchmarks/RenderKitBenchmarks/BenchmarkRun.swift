import CoreGraphics
import Foundation
import PlatformKit
import RasterKit
import RenderKit

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
    attach(window)
  }

  func measure(frames: Int) -> Result {
    var processor: [Double] = []
    var wall: [Double] = []
    for frame in 0..<frames {
      let packet = packet(frame)
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

  private func packet(_ frame: Int) -> CommitPacket {
    var packet = CommitPacket(time: clock.now())
    packet.layers = scene.frame(frame).map { id, snapshot in
      LayerChange(
        id: LayerID(rawValue: id), aspects: [.geometry], snapshot: snapshot, sublayers: nil)
    }
    return packet
  }

  private func attach(_ window: SceneWindow) {
    let surface = SurfaceID(rawValue: 1)
    let size = PixelSize(width: Int32(window.width), height: Int32(window.height))
    var packet = CommitPacket(time: clock.now())
    packet.surfaces = [
      SurfaceChange(
        id: surface,
        kind: .attached(
          root: LayerID(rawValue: 1), target: BenchmarkTarget(), clock: BenchmarkClock())),
      SurfaceChange(id: surface, kind: .resized(size, scale: 1, syncToken: nil)),
    ]
    let sublayers = Dictionary(grouping: scene.layers, by: \.parent)
      .mapValues { $0.map { LayerID(rawValue: $0.id) } }
    let all = [(id: 1, snapshot: scene.root, parent: 0)] + scene.layers
    packet.layers = all.map { id, snapshot, _ in
      LayerChange(
        id: LayerID(rawValue: id), aspects: .all, snapshot: snapshot,
        sublayers: sublayers[id] ?? [])
    }
    server.commit(packet)
    server.synchronize()
  }

  static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// Copying the window's pixels once, the yardstick of all scenes.
enum CopyYardstick {
  /// Median seconds.
  static func measure(_ window: SceneWindow) -> Double {
    let size = PixelSize(width: Int32(window.width), height: Int32(window.height))
    let (a, b) = (PixelBuffer(size: size), PixelBuffer(size: size))
    let times = (0..<41).map { _ in
      let start = BenchmarkRun.seconds(CLOCK_MONOTONIC)
      a.base.update(from: b.base, count: a.stride * Int(size.height))
      return BenchmarkRun.seconds(CLOCK_MONOTONIC) - start
    }
    return times.sorted()[20]
  }
}
