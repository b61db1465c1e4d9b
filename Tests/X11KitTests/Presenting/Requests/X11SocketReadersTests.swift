import Dispatch
import Foundation
import Glibc
import PlatformKit
import Synchronization
import Testing

@testable import X11Kit

/// The test is main. Bytes that main must have read are followed by one for the thread, which shows that
/// the thread has read no earlier one.
@Suite struct X11SocketReadersTests {
  private let rig = ReadersRig()

  @Test func withoutAnOfferTheThreadReads() {
    rig.send()
    #expect(rig.threadHasRead())
    rig.send()
    #expect(rig.threadHasRead())
    #expect(!rig.isMainCalled(within: 0))
  }

  @Test func mainReadsWhatIsOffered() {
    rig.readers.offerToMain(by: rig.now + 60)
    for _ in 1...3 {
      rig.send()
      #expect(rig.isMainCalled())
      rig.readOnMain()
    }
    rig.readers.withdrawFromMain()
    rig.send()
    #expect(rig.threadHasRead())
    #expect(rig.bytesOfThread == 1)
  }

  @Test func theThreadReadsWhatMainIsLateFor() {
    rig.readers.offerToMain(by: rig.now + 0.02)
    rig.send()
    #expect(rig.threadHasRead())
  }

  @Test func theThreadGoesOnUntilMainComes() {
    rig.readers.offerToMain(by: rig.now)
    for _ in 1...3 {
      rig.send()
      #expect(rig.threadHasRead())
      rig.readers.expectMain(by: rig.now + 60)
    }
    rig.readOnMain()
    for _ in 1...3 {
      rig.send()
      #expect(rig.isMainCalled())
      rig.readOnMain()
    }
    rig.readers.withdrawFromMain()
    rig.send()
    #expect(rig.threadHasRead())
    #expect(rig.bytesOfThread == 4)
  }

  @Test func aDeadlineThatWasMovedPassesUnnoticed() {
    // Time enough to move it, though the machine is busy.
    rig.readers.offerToMain(by: rig.now + 0.2)
    rig.readers.expectMain(by: rig.now + 60)
    rig.pass(0.25)
    rig.send()
    #expect(rig.isMainCalled())
    rig.readOnMain()
    rig.readers.withdrawFromMain()
    rig.send()
    #expect(rig.threadHasRead())
    #expect(rig.bytesOfThread == 1)
  }

  /// Main may be called, and then find that the offer has ended.
  @Test func whoComesAfterTheOfferLeavesTheThreadItsSocket() {
    rig.readers.offerToMain(by: rig.now + 60)
    rig.readers.withdrawFromMain()
    rig.readers.mainCame()
    rig.send()
    #expect(rig.threadHasRead())
  }

  @Test(arguments: [true, false]) func theEndIsTheThreads(isOffered: Bool) {
    if isOffered { rig.readers.offerToMain(by: rig.now + 60) }
    rig.hangUp()
    #expect(rig.threadHasEnded())
  }

  @Test(arguments: [-1, 0, 0.5, 1e9]) func anyDeadlineIsTaken(seconds: Double) {
    rig.readers.offerToMain(by: HostTime(seconds: seconds))
    rig.send()
    #expect(seconds > 1 ? rig.isMainCalled() : rig.threadHasRead())
  }
}

private final class ReadCount: Sendable {
  let bytes = Atomic<Int>(0)
}

/// A socket with its two readers and a peer.
private final class ReadersRig: Sendable {
  let readers: X11SocketReaders
  private let own: Int32
  private let peer: Int32
  private let bytes = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)
  private let count = ReadCount()

  init() {
    var ends: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    (own, peer) = (ends[0], ends[1])
    readers = X11SocketReaders(socket: own)
    let (readers, own, bytes, end, count) = (readers, own, bytes, end, count)
    Thread.detachNewThread {
      repeat {
        readers.waitForThread()
      } while Self.readAll(own) {
        count.bytes.wrappingAdd(1, ordering: .relaxed)
        bytes.signal()
      }
      close(own)
      end.signal()
    }
  }

  deinit {
    hangUp()
    close(peer)
  }

  var now: HostTime { SystemClock().now() }
  var bytesOfThread: Int { count.bytes.load(ordering: .relaxed) }

  func send() { _ = write(peer, [1], 1) }
  func hangUp() { _ = shutdown(peer, Int32(SHUT_RDWR)) }
  func threadHasRead() -> Bool { bytes.wait(timeout: .now() + 60) == .success }
  func threadHasEnded() -> Bool { end.wait(timeout: .now() + 60) == .success }

  func isMainCalled(within seconds: Double = 60) -> Bool {
    var call = pollfd(fd: readers.mainDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&call, 1, Int32(seconds * 1000)) == 1
  }

  func readOnMain() {
    readers.mainCame()
    _ = Self.readAll(own) {}
    readers.expectMain(by: now + 60)
  }

  /// Lets real time pass, which the kernel's timers go by.
  func pass(_ seconds: Double) { poll(nil, 0, Int32(seconds * 1000)) }

  /// False at the end of the connection.
  private static func readAll(_ socket: Int32, _ take: () -> Void) -> Bool {
    var byte: UInt8 = 0
    while true {
      switch recv(socket, &byte, 1, Int32(MSG_DONTWAIT)) {
      case 1: take()
      case 0: return false
      default: return true
      }
    }
  }
}
