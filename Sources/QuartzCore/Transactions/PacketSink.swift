package import PlatformKit
package import RasterKit
package import RenderKit

/// The receiver of commits: the render server, or a test that examines packets.
package protocol PacketSink: AnyObject {
  /// Commits one transaction. If `lendsThread`, the calling thread may make a small frame before
  /// this returns.
  func commit(_ packet: CommitPacket, lendsThread: Bool)

  /// Waits until everything committed so far is applied.
  func synchronize()

  /// Pixels of a layer as the screen shows it; `map` leads from its plane to those of `bounds`.
  func capture(_ layer: LayerID, _ map: AffineMap, within bounds: PixelRect) -> OffscreenBitmap?

  /// The time of the frame on the screen.
  var shownTime: HostTime { get }
}

extension RenderServer: PacketSink {}
