package import PlatformKit
package import RenderKit

/// Where a commit goes: the render server, or a test that looks at packets.
package protocol PacketSink: AnyObject {
  /// Hands over one transaction and returns at once.
  func commit(_ packet: CommitPacket)

  /// Waits until everything committed so far is applied.
  func synchronize()

  /// The time of the frame on the screen.
  var shownTime: HostTime { get }
}

extension RenderServer: PacketSink {}
