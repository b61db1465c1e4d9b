package import PlatformKit
package import RenderKit

/// Where a commit goes: the render server, or a test that looks at packets.
package protocol PacketSink: AnyObject {
  /// Hands over one transaction; where the caller's thread is lent, it may make a small frame before this
  /// returns.
  func commit(_ packet: CommitPacket, lendsThread: Bool)

  /// Waits until everything committed so far is applied.
  func synchronize()

  /// The time of the frame on the screen.
  var shownTime: HostTime { get }
}

extension RenderServer: PacketSink {}
