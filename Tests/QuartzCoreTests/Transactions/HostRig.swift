import CoreGraphics
import PlatformKit
import QuartzCore
import RasterKit
import RenderKit
import Testing

/// Tests that share what the main thread has one of (the host, the transactions): one at a time.
@Suite(.serialized) enum MainThreadTests {}

/// Keeps what is committed and does nothing with it.
final class PacketRecorder: PacketSink {
  var packets: [CommitPacket] = []
  var synchronizations = 0
  var shownTime = HostTime(seconds: 1000)

  func commit(_ packet: CommitPacket, lendsThread: Bool) { packets.append(packet) }
  func synchronize() { synchronizations += 1 }

  var last: CommitPacket { packets[packets.count - 1] }
}

/// A host of one window, a recorder where the render side would be, and time that stands still.
@MainActor
final class HostRig {
  let sink = PacketRecorder()
  let clock = ManualClock()
  let host: LayerHost
  let root = CALayer()
  private(set) var surface = SurfaceID(rawValue: 0)
  private(set) var turnsAsked = 0

  /// The window's own layer is committed and settled, so that a test sees only what it does itself.
  init(tiles: TileDrawer? = nil) {
    host = LayerHost(server: sink, clock: clock)
    if let tiles { host.add(tiles) }
    LayerHost.current = host
    host.onNeedsCommit = { [unowned self] in turnsAsked += 1 }
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    surface = attach(root)
    settle()
  }

  /// The rig as the program's host: between a suite's `init` and its test other suites run, which
  /// have hosts of their own.
  var taken: HostRig {
    LayerHost.current = host
    return self
  }

  func attach(_ layer: CALayer) -> SurfaceID {
    host.attachSurface(
      root: layer, target: HeadlessPresentTarget(clock: clock),
      clock: HeadlessFrameClock(interval: 1 / 60, clock: clock),
      size: PixelSize(width: 100, height: 100), scale: 1)
  }

  /// Commits and forgets what was sent.
  func settle() {
    host.commit()
    sink.packets = []
    turnsAsked = 0
  }

  /// A layer of the window that the render side knows.
  func makeLayer() -> CALayer {
    let layer = CALayer()
    root.addSublayer(layer)
    settle()
    return layer
  }
}
