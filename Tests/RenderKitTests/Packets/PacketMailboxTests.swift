import PlatformKit
import RenderKit
import Testing

struct PacketMailboxTests {
  private func packet(_ seconds: Double) -> CommitPacket {
    CommitPacket(time: HostTime(seconds: seconds))
  }

  @Test func onlyTheFirstOfABurstWakesTheReader() {
    let mailbox = PacketMailbox()
    #expect(mailbox.post(packet(1)))
    #expect(!mailbox.post(packet(2)))
    _ = mailbox.takeAll()
    #expect(mailbox.post(packet(3)))
  }

  @Test func packetsComeOutInOrderAndOnce() {
    let mailbox = PacketMailbox()
    for seconds in 1...3 { _ = mailbox.post(packet(Double(seconds))) }
    #expect(mailbox.takeAll().map(\.time.seconds) == [1, 2, 3])
    #expect(mailbox.isEmpty)
  }
}
