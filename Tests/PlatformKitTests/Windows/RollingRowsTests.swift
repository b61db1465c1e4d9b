import PlatformKit
import RasterKit
import Testing

struct RollingRowsTests {
  /// Nil if the contents are lost.
  private func first(after distance: Int32, _ rows: inout RollingRows) -> Int32? {
    rows.roll(by: distance) ? rows.first : nil
  }

  @Test func whatScrollsUpIsFoundFurtherDownInMemory() {
    var rows = RollingRows(height: 10)
    #expect(rows.capacity == 15)
    #expect(first(after: -3, &rows) == 3)
    #expect(first(after: 1, &rows) == 2)
  }

  @Test func whereTheMemoryEndsTheBufferGoesToItsOtherEnd() {
    var rows = RollingRows(height: 10)
    #expect(first(after: 1, &rows) == nil)
    #expect(rows.first == 5)
    #expect(first(after: 5, &rows) == 0)
    #expect(first(after: -4, &rows) == 4)
    #expect(first(after: -2, &rows) == nil)
    #expect(rows.first == 0)
  }

  @Test(arguments: [Int32.min, -100, 100, .max])
  func anyDistanceStaysInTheMemory(rows distance: Int32) {
    var rows = RollingRows(height: 10)
    #expect(first(after: distance, &rows) == nil)
    #expect((0...5).contains(rows.first))
  }

  @Test func aFixedBufferHasNoRoom() {
    var rows = RollingRows(fixed: 10)
    #expect(rows.capacity == 10)
    #expect(first(after: 1, &rows) == nil)
    #expect(rows.first == 0)
  }

  @Test func rowZeroOfTheBufferIsItsFirstRowInMemory() {
    let memory = PixelBuffer(size: PixelSize(width: 2, height: 6))
    var rows = RollingRows(height: 4)
    _ = rows.roll(by: -2)
    let target = rows.target(in: memory.target)
    target.address(x: 1, y: 0).pointee = 7
    withExtendedLifetime(memory) {
      #expect(memory.target.address(x: 1, y: 2).pointee == 7)
      #expect(target.bounds == PixelRect(x: 0, y: 0, width: 2, height: 4))
    }
  }
}
