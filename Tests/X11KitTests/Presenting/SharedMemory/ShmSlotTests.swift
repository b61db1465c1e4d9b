import Glibc
import Testing

@testable import X11Kit

@Suite struct ShmSlotTests {
  @Test func aSegmentServesBetweenHalfAndFull() throws {
    let segment = try #require(ShmSegment(byteCount: 1 << 20, identifier: 1) { _, _ in true })
    #expect(ShmSlot.serves(segment, byteCount: 1 << 20))
    #expect(ShmSlot.serves(segment, byteCount: 1 << 19))
    #expect(!ShmSlot.serves(segment, byteCount: 1 << 20 + 1))
    #expect(!ShmSlot.serves(segment, byteCount: 1 << 19 - 1))
  }

  @Test func whatIsAllocatedServesAtOnce() throws {
    for byteCount in [1, 70_000, 3_000_000] {
      let segment = try #require(
        ShmSegment(byteCount: ShmSlot.capacity(for: byteCount), identifier: 1) { _, _ in true })
      #expect(ShmSlot.serves(segment, byteCount: byteCount))
    }
  }

  @Test func aRingFollowsItself() throws {
    let (page, all) = (Int(getpagesize()), 4 * Int(getpagesize()))
    let segment = try #require(ShmSegment(byteCount: all - 1, identifier: 1) { _, _ in true })
    segment.base.storeBytes(of: 7, toByteOffset: 5, as: UInt8.self)
    #expect(segment.makeRing(of: 2 * page))
    #expect(segment.base.load(fromByteOffset: 2 * page + 5, as: UInt8.self) == 7)
    segment.base.storeBytes(of: 9, toByteOffset: 3 * page, as: UInt8.self)
    #expect(segment.base.load(fromByteOffset: page, as: UInt8.self) == 9)
    #expect(segment.holds(2 * page))
    #expect(segment.base.load(fromByteOffset: 2 * page + 5, as: UInt8.self) == 7)
    // What is larger than the ring needs another one.
    #expect(segment.holds(3 * page))
    #expect(segment.base.load(fromByteOffset: 3 * page + 5, as: UInt8.self) == 7)
    #expect(segment.base.load(fromByteOffset: 2 * page + 5, as: UInt8.self) == 0)
  }

  @Test func aRefusedSegmentIsNone() {
    #expect(ShmSegment(byteCount: 4096, identifier: 1) { _, _ in false } == nil)
  }

  @Test func aSlotIsFreeWhenNobodyHasIt() {
    var slot = ShmSlot()
    #expect(slot.isFree)
    slot.pending = [nil]
    #expect(!slot.isFree)
    slot.pending = []
    slot.isLent = true
    #expect(!slot.isFree)
  }
}
