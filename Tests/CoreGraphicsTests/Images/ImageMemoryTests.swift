import CoreGraphics
import Foundation
import PeakMemory
import RasterKit
import Testing

/// What files that grow when they are decoded take of memory, each list in a process of its own.
@Suite struct ImageMemoryTests {
  @Test func `files that declare or unpack too much take less than 256 MB`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let files = [
          PNGBomb.file(8192, 8192, zeros: 0), PNGBomb.file(16, 16, zeros: 1 << 30),
          PNGBomb.file(16, 16, zeros: 16 * 65, before: PNGBomb.comment(zeros: 1 << 30)),
          PNGBomb.file(8192, 8193, zeros: 1 << 30),
        ]
        precondition(files.allSatisfy { $0.count < 8 << 20 })
        PeakMemory.printGrowth {
          for file in files { _ = CGImage(decoding: file)?.pixels }
        }
      })
    let growth = try #require(PeakMemory.growth(in: result.standardOutputContent))
    #expect(growth < 256 << 20)
  }

  @Test func `the largest image takes its pixels, and little beside them`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let file = PNGBomb.file(8192, 8192, zeros: 8192 * (8192 * 4 + 1))
        PeakMemory.printGrowth {
          precondition(CGImage(decoding: file)?.width == 8192)
        }
      })
    let growth = try #require(PeakMemory.growth(in: result.standardOutputContent))
    #expect((240 << 20..<272 << 20).contains(growth))
  }
}

/// A PNG whose pixels, or whose comment, are a few bytes for very many zeros.
private enum PNGBomb {
  /// The rows have four bytes for each pixel after one of the filter; there may be more zeros than rows hold.
  static func file(_ width: Int, _ height: Int, zeros: Int, before: Data = Data()) -> Data {
    let size = big(UInt32(width)) + big(UInt32(height))
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", size + [8, 6, 0, 0, 0]) + before + chunk("IDAT", packed(zeros: zeros))
      + chunk("IEND", Data())
  }

  static func comment(zeros: Int) -> Data {
    chunk("zTXt", Data("Comment".utf8) + [0, 0] + packed(zeros: zeros))
  }

  private static func chunk(_ name: String, _ content: Data) -> Data {
    let body = Data(name.utf8) + content
    return big(UInt32(content.count)) + body + big(CheckSum.crc(body))
  }

  /// Zlib's stream of that many zeros: one, then each 258 by 13 bits. Bits come from the low end of a byte.
  private static func packed(zeros: Int) -> Data {
    guard zeros > 0 else { return Data() }
    let (start, zero, copies) = ("110", "00110000", "1100010100000")
    // Eight copies are thirteen whole bytes, which repeat; then come single zeros.
    let (rounds, rest) = ((zeros - 1) / (8 * 258), (zeros - 1) % (8 * 258))
    let eight = String(repeating: copies, count: 8)
    let around = bytes(start + zero + eight + eight)
    let head = start + zero + String(repeating: eight, count: min(rounds, 1))
    var data = Data([0x78, 0x9C])
    if rounds > 1 {
      data += around[..<2]
      for _ in 0..<rounds - 1 { data += around[2..<15] }
    }
    let tail = bytes(head + String(repeating: zero, count: rest) + "0000000")
    data += rounds > 1 ? tail[2...] : tail[...]
    return data + big(UInt32(zeros % 65521) << 16 | 1)
  }

  private static func bytes(_ bits: String) -> [UInt8] {
    var all = [UInt8](repeating: 0, count: (bits.utf8.count + 7) / 8)
    for (index, bit) in bits.utf8.enumerated() where bit == UInt8(ascii: "1") {
      all[index / 8] |= 1 << UInt8(index % 8)
    }
    return all
  }

  private static func big(_ value: UInt32) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }
}

private enum CheckSum {
  /// CRC-32 as in PNG.
  static func crc(_ data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { sum, byte in
      table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
    }
  }

  private static let table = (0..<256 as Range<UInt32>).map { start in
    (0..<8).reduce(start) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
}
