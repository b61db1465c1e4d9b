import Testing

@testable import X11Kit

@Suite struct X11FrameSyncTests {
  private let sync = X11FrameSync()

  @Test func withoutAManagerThatSpeaksItNothingIsCountedAndNothingWaits() {
    #expect(sync.nextFrame(after: nil) == nil)
    #expect(!sync.await(serial: 1, value: 2))
    #expect(sync.didPut(serial: 1))
  }

  private func expectFrame(after requested: UInt64?, start: UInt64) throws {
    let values = try #require(sync.nextFrame(after: requested))
    #expect(values.during == start + 1 && values.after == start + 2)
  }

  @Test func theCounterIsOddDuringAFrameAndEvenAfterIt() throws {
    sync.setExtended(true)
    for start in [UInt64(0), 2] { try expectFrame(after: nil, start: start) }
  }

  /// One that is odd by mistake, or old, moves the counter no way back.
  @Test func aRequestedValueComesFirst() throws {
    sync.setExtended(true)
    try expectFrame(after: 240, start: 240)
    try expectFrame(after: 301, start: 302)
    try expectFrame(after: 2, start: 304)
  }

  @Test func aFrameIsReportedOncePutAndDrawn() {
    sync.setExtended(true)
    #expect(sync.await(serial: 1, value: 2))
    #expect(!sync.didPut(serial: 1))
    #expect(sync.drawn(2) == 1)
    #expect(sync.drawn(2) == nil)
    #expect(sync.await(serial: 2, value: 4))
    #expect(sync.drawn(4) == nil, "the server is not done with it")
    #expect(sync.didPut(serial: 2))
    #expect(!sync.expire(serial: 2))
  }

  @Test func wordOfAnOlderFrameIsNotEnough() {
    sync.setExtended(true)
    _ = sync.await(serial: 3, value: 6)
    _ = sync.didPut(serial: 3)
    #expect(sync.drawn(4) == nil)
    #expect(sync.drawn(8) == 3)
  }

  @Test func afterATimeOutNothingWaitsUntilThereIsWordAgain() {
    sync.setExtended(true)
    _ = sync.await(serial: 1, value: 2)
    _ = sync.didPut(serial: 1)
    #expect(sync.expire(serial: 1))
    #expect(!sync.await(serial: 2, value: 4))
    #expect(sync.didPut(serial: 2))
    _ = sync.drawn(4)
    #expect(sync.await(serial: 3, value: 6))
  }

  @Test func whoWaitsWhenTheManagerGoesIsLetGo() {
    sync.setExtended(true)
    _ = sync.await(serial: 1, value: 2)
    sync.setExtended(false)
    #expect(sync.didPut(serial: 1))
  }
}
