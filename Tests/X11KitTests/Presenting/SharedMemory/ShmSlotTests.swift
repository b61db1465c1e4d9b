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
