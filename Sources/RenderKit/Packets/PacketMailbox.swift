// Walk 13: hand-over. In: commit packets from any thread. Out: all of them, in order, on the render
// queue. Next: Frames/FrameScheduler.

import Synchronization

/// The queue of commit packets for the render queue.
package final class PacketMailbox: Sendable {
  private let packets = Mutex<[CommitPacket]>([])

  package init() {}

  /// Posts a packet; true when the mailbox was empty, so that the reader must be woken.
  ///
  /// One wake-up serves a whole burst. Callable from any thread; never waits for the reader's work.
  package func post(_ packet: CommitPacket) -> Bool {
    packets.withLock { packets in
      packets.append(packet)
      return packets.count == 1
    }
  }

  /// Takes all packets, oldest first.
  package func takeAll() -> [CommitPacket] {
    packets.withLock { packets in
      defer { packets = [] }
      return packets
    }
  }

  package var isEmpty: Bool { packets.withLock { $0.isEmpty } }
}
