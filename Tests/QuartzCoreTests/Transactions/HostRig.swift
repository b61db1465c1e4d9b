import CoreGraphics
import PlatformKit
import QuartzCore
import RasterKit
import RenderKit
import Testing

/// Tests that use global state of the main thread (the host, the transactions) run one at a time.
@Suite(.serialized) enum MainThreadTests {}

/// Records committed packets.
final class PacketRecorder: PacketSink {
  var packets: [CommitPacket] = []
  var synchronizations = 0
  var shownTime = HostTime(seconds: 1000)

  func commit(_ packet: CommitPacket, lendsThread: Bool) { packets.append(packet) }
  func synchronize() { synchronizations += 1 }
  func capture(_ layer: LayerID, _ map: AffineMap, within bounds: PixelRect) -> OffscreenBitmap? {
    nil
  }

  var last: CommitPacket { packets[packets.count - 1] }
}

/// A host with one window, a recorder instead of the render side, and a stopped clock.
@MainActor
final class HostRig {
  let sink = PacketRecorder()
  let clock = ManualClock()
  let host: LayerHost
  let root = CALayer()
  private(set) var surface = SurfaceID(rawValue: 0)
  private(set) var turnsAsked = 0

  /// Commits the window's own layer, so that a test sees only its own changes.
  init(tiles: TileDrawer? = nil) {
    host = LayerHost(server: sink, clock: clock)
    if let tiles { host.add(tiles) }
    LayerHost.current = host
    host.onNeedsCommit = { [unowned self] in turnsAsked += 1 }
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    surface = attach(root)
    settle()
  }

  /// Makes the rig the program's host. Between a suite's `init` and its test, other suites run with
  /// their own hosts.
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

  /// Commits and discards the packets.
  func settle() {
    host.commit()
    sink.packets = []
    turnsAsked = 0
  }

  /// A layer in the window that is already committed.
  func makeLayer() -> CALayer {
    let layer = CALayer()
    root.addSublayer(layer)
    settle()
    return layer
  }
}
