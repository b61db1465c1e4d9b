import RasterKit
import Testing

struct PixelBufferPartsTests {
  private let size = PixelSize(width: 5, height: 4)
  private let part = PixelRect(x: 1, y: 1, width: 3, height: 2)

  private func rows(_ buffer: PixelBuffer) -> [[UInt32]] {
    (0..<buffer.size.height).map { y in
      (0..<buffer.size.width).map { buffer.target.address(x: $0, y: y).pointee }
    }
  }

  @Test func aPieceSharesItsPixelsAndKeepsTheMemory() {
    var buffer: PixelBuffer? = PixelBuffer(size: size)
    weak let memory = buffer
    var piece = buffer?.piece(part)
    piece?.fill(PixelRect(x: 0, y: 0, width: 3, height: 2), with: 7)
    #expect(
      buffer.map(rows) == [[0, 0, 0, 0, 0], [0, 7, 7, 7, 0], [0, 7, 7, 7, 0], [0, 0, 0, 0, 0]])
    buffer = nil
    #expect(memory != nil && piece.map(rows) == [[7, 7, 7], [7, 7, 7]])
    piece = nil
    #expect(memory == nil)
  }

  @Test func aPartIsCopiedAndNothingElse() {
    let (source, copy) = (PixelBuffer(size: size), PixelBuffer(size: size))
    source.fill(PixelRect(size: size), with: 3)
    copy.copy(part, from: source)
    #expect(rows(copy) == [[0, 0, 0, 0, 0], [0, 3, 3, 3, 0], [0, 3, 3, 3, 0], [0, 0, 0, 0, 0]])
    copy.copy(.empty, from: source)
    copy.fill(PixelRect(x: 4, y: 4, width: -1, height: -1), with: 9)
    #expect(rows(copy)[3] == [0, 0, 0, 0, 0])
  }
}
