import CoreGraphics
import Foundation
import Testing

@Suite struct ExifBlockTests {
  @Test(arguments: 1...8, [true, false])
  func theNumberIsReadInBothByteOrders(value: Int, isLittle: Bool) {
    #expect(ExifBlock.orientation(file(value, isLittle)) == value)
  }

  @Test func nonsenseIsUpright() {
    #expect(ExifBlock.orientation(file(9, true)) == 1)
    #expect(ExifBlock.orientation(file(0, false)) == 1)
    #expect(ExifBlock.orientation(Data()) == 1)
    #expect(ExifBlock.orientation(Data("GIF89a".utf8)) == 1)
  }

  @Test func aBlockCutShortOrWithAnyByteWrongNeverTraps() {
    let whole = file(6, true)
    for count in 0..<whole.count {
      #expect((1...8).contains(ExifBlock.orientation(whole.prefix(count))))
      var wrong = whole
      wrong[count] = 0xFF
      #expect((1...8).contains(ExifBlock.orientation(wrong)))
    }
  }

  /// Start, an APP0 segment to skip, an Exif segment with two directory entries, then picture data.
  private func file(_ value: Int, _ isLittle: Bool) -> Data {
    func short(_ n: Int) -> [UInt8] {
      isLittle ? [UInt8(n & 255), UInt8(n >> 8)] : [UInt8(n >> 8), UInt8(n & 255)]
    }
    func long(_ n: Int) -> [UInt8] {
      isLittle ? short(n & 0xFFFF) + short(n >> 16) : short(n >> 16) + short(n & 0xFFFF)
    }
    let tiff: [UInt8] =
      Array((isLittle ? "II" : "MM").utf8) + short(42) + long(8) + short(2)
      + short(0x0100) + short(3) + long(1) + long(0)
      + short(0x0112) + short(3) + long(1) + short(value) + short(0)
    let exif = Array("Exif\0\0".utf8) + tiff
    let length = exif.count + 2
    return Data(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]
        + exif + [0xFF, 0xDA, 0, 2])
  }
}
