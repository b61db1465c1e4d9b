import Dispatch
import PlatformKit
import RasterKit
import Synchronization
import Testing

@MainActor @Suite struct HeadlessPresentTargetTests {
  let target = HeadlessPresentTarget(clock: ManualClock())
  let queue = DispatchQueue(label: "test.render")
  let size = PixelSize(width: 8, height: 4)

  @Test func showsOnlyTheDamage() throws {
    let buffer = try #require(target.acquire(size: size))
    for index in 0..<8 { buffer.pixels.address(x: Int32(index), y: 1).pointee = 0xFFAA_BBCC }
    let damage = PixelRegion(PixelRect(x: 2, y: 0, width: 3, height: 2))
    target.present(buffer, damage: damage, serial: 1, syncToken: nil)
    let screen = try #require(target.copyScreen())
    let row = (0..<8).map { screen.target.address(x: Int32($0), y: 1).pointee }
    let shown: UInt32 = 0xFFAA_BBCC
    #expect(row == [0, 0, shown, shown, shown, 0, 0, 0])
    #expect(target.log.pixels == 6)
  }

  @Test func lendsTwoBuffersAndNoMore() throws {
    let first = try #require(target.acquire(size: size))
    let second = try #require(target.acquire(size: size))
    #expect(first.identity != second.identity)
    #expect(target.acquire(size: size) == nil)
    target.present(first, damage: PixelRegion(), serial: 1, syncToken: nil)
    #expect(target.acquire(size: size)?.identity == first.identity)
  }

  @Test func aNewSizeBringsBuffersNeverSeenBefore() throws {
    let old = try #require(target.acquire(size: size))
    let new = try #require(target.acquire(size: PixelSize(width: 9, height: 4)))
    #expect(new.identity > old.identity + 1)
    #expect(new.pixels.bounds == PixelRect(x: 0, y: 0, width: 9, height: 4))
  }

  @Test func reportsProgressWithTheSerialOnTheQueue() throws {
    let serials = Mutex<[UInt64]>([])
    target.begin(on: queue) { feedback in serials.withLock { $0.append(feedback.serial) } }
    let buffer = try #require(target.acquire(size: size))
    target.present(buffer, damage: PixelRegion(), serial: 7, syncToken: 3)
    queue.sync {}
    #expect(serials.withLock { $0 } == [7])
    #expect(target.log.syncTokens == [3])
  }
}
