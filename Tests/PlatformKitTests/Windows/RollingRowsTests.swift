import PlatformKit
import RasterKit
import Testing

struct RollingRowsTests {
  /// Memory of one pixel a row, in which each row has its number.
  private func numbered(_ rows: RollingRows) -> PixelBuffer {
    let memory = PixelBuffer(size: PixelSize(width: 1, height: rows.capacity))
    for row in 0..<rows.capacity { memory.target.address(x: 0, y: row).pointee = UInt32(row) }
    return memory
  }

  private func shown(_ rows: RollingRows, in memory: PixelBuffer) -> [UInt32] {
    let target = rows.target(in: memory.target)
    return (0..<rows.height).map { target.address(x: 0, y: $0).pointee }
  }

  /// Whether what stays in view is kept.
  private func roll(_ rows: inout RollingRows, by distance: Int32, in memory: PixelBuffer) -> Bool {
    rows.roll(by: distance, in: memory.target)
  }

  @Test func whatScrollsUpIsFoundFurtherDownInMemory() {
    var rows = RollingRows(height: 10)
    let memory = numbered(rows)
    #expect(rows.capacity == 15)
    #expect(roll(&rows, by: -3, in: memory))
    #expect(rows.first == 3)
    #expect(roll(&rows, by: 1, in: memory))
    #expect(shown(rows, in: memory) == Array(2..<12))
  }

  @Test func whereTheMemoryEndsWhatStaysInViewIsCopiedToItsOtherEnd() {
    var rows = RollingRows(height: 10)
    let memory = numbered(rows)
    #expect(roll(&rows, by: 1, in: memory))
    #expect(rows.first == 5)
    #expect(Array(shown(rows, in: memory)[1...]) == Array(0..<9))
    #expect(roll(&rows, by: 5, in: memory))
    #expect(rows.first == 0)
    #expect(Array(shown(rows, in: memory)[6...]) == [0, 1, 2, 3])
    #expect(roll(&rows, by: -4, in: memory))
    #expect(rows.first == 4)
    #expect(roll(&rows, by: -2, in: memory))
    #expect(rows.first == 0)
    #expect(Array(shown(rows, in: memory)[..<8]) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test(arguments: [Int32.min, -100, -10, 10, 100, .max])
  func anyDistanceStaysInTheMemory(rows distance: Int32) {
    var rows = RollingRows(height: 10)
    let memory = numbered(rows)
    #expect(!roll(&rows, by: distance, in: memory))
    #expect((0...5).contains(rows.first))
  }

  @Test func aFixedBufferHasNoRoom() {
    var rows = RollingRows(fixed: 10)
    #expect(rows.capacity == 10)
    let memory = numbered(rows)
    #expect(!roll(&rows, by: 1, in: memory))
    #expect(rows.first == 0)
  }

  @Test func aRingGoesOnWithItsFirstRow() {
    var rows = RollingRows(ringOf: 10, step: 4)
    #expect(rows.capacity == 12)
    let memory = numbered(rows)
    let all = PixelRect(x: 0, y: 0, width: 1, height: 10)
    #expect(rows.pieces(of: all).map(\.first) == [0])
    #expect(roll(&rows, by: -9, in: memory))
    #expect(rows.first == 9)
    let pieces = rows.pieces(of: all)
    #expect(pieces.map(\.first) == [9, -3])
    #expect(pieces.map(\.rect.height) == [3, 7])
    #expect(rows.pieces(of: PixelRect(x: 0, y: 0, width: 1, height: 3)).map(\.first) == [9])
    #expect(rows.pieces(of: PixelRect(x: 0, y: 3, width: 1, height: 2)).map(\.first) == [-3])
    #expect(roll(&rows, by: -4, in: memory))
    #expect(rows.first == 1)
    #expect(roll(&rows, by: 3, in: memory))
    #expect(rows.first == 10)
  }

  @Test(arguments: [Int32.min, -100, -10, 10, 100, .max])
  func aRingKeepsNothingThatLeftTheView(rows distance: Int32) {
    var rows = RollingRows(ringOf: 10, step: 4)
    let memory = numbered(rows)
    #expect(!roll(&rows, by: distance, in: memory))
    #expect((0..<12).contains(rows.first))
  }

  @Test func rowZeroOfTheBufferIsItsFirstRowInMemory() {
    let memory = PixelBuffer(size: PixelSize(width: 2, height: 6))
    var rows = RollingRows(height: 4)
    _ = rows.roll(by: -2, in: memory.target)
    let target = rows.target(in: memory.target)
    target.address(x: 1, y: 0).pointee = 7
    withExtendedLifetime(memory) {
      #expect(memory.target.address(x: 1, y: 2).pointee == 7)
      #expect(target.bounds == PixelRect(x: 0, y: 0, width: 2, height: 4))
    }
  }
}
