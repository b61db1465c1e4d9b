import Foundation
import Testing
import WebEngineProtocol

struct MessageSocketTests {
  @Test func bytesArriveInOrderAndTheEndIsSeen() throws {
    let (near, far) = try #require(MessageSocket.pair())
    let sent = Data((0..<300_000).map { UInt8($0 % 253) })
    Thread.detachNewThread {
      _ = near.write(sent)
      near.shut()
    }
    var received = Data()
    while let piece = far.read() { received += piece }
    #expect(received == sent)
  }

  @Test func whatIsWrittenToAnEndThatIsGoneIsLostWithoutASignal() throws {
    let (near, far) = try #require(MessageSocket.pair())
    far.shut()
    #expect(!near.write(Data([1])))
  }
}

struct SharedMemoryTests {
  @Test func bothSidesSeeWhatOneWrites() throws {
    let memory = try #require(SharedMemory())
    #expect(memory.grow(to: 3 * SharedMemory.pageLength))
    let other = SharedMemory(descriptor: dup(memory.descriptor))
    let (offset, length) = (SharedMemory.pageLength, SharedMemory.pageLength)
    let writer = try #require(other.map(offset: offset, length: length, isWritable: true))
    let reader = try #require(memory.map(offset: offset, length: length, isWritable: false))
    writer.base.storeBytes(of: 0x1234_5678, toByteOffset: 64, as: UInt32.self)
    #expect(reader.base.load(fromByteOffset: 64, as: UInt32.self) == 0x1234_5678)
    memory.empty(offset: offset, length: length)
    #expect(reader.base.load(fromByteOffset: 64, as: UInt32.self) == 0)
  }

  @Test func itCannotBeTakenAway() throws {
    let memory = try #require(SharedMemory())
    #expect(memory.grow(to: 2 * SharedMemory.pageLength))
    #expect(ftruncate(memory.descriptor, 0) != 0)
    #expect(!memory.grow(to: SharedMemory.pageLength))
  }

  @Test func partsOutsideOfItAreRefused() throws {
    let memory = try #require(SharedMemory())
    #expect(memory.grow(to: SharedMemory.pageLength))
    #expect(memory.map(offset: 0, length: 2 * SharedMemory.pageLength, isWritable: false) == nil)
    #expect(memory.map(offset: -4096, length: 10, isWritable: false) == nil)
    #expect(memory.map(offset: 0, length: 0, isWritable: false) == nil)
    #expect(memory.map(offset: Int.max - 4095, length: 8192, isWritable: false) == nil)
  }
}
