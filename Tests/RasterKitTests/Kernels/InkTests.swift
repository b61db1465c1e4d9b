import CUIKernels
import RasterKit
import SeededInput
import Testing

/// Pictures that are painted where they are not clear, compared with the reference.
@Suite struct InkTests {
  private static let lengths = Array(0...70) + Array(1000...1050)

  /// As sparse as text: clear, opaque and faint runs.
  private func sparse(_ random: inout SeededGenerator, _ count: Int) -> [UInt32] {
    var pixels: [UInt32] = []
    while pixels.count < count {
      let length = Int.random(in: 1...40, using: &random)
      let isClear = Bool.random(using: &random)
      pixels += isClear ? [UInt32](repeating: 0, count: length) : random.pixels(length)
    }
    return Array(pixels.prefix(count))
  }

  private func bits(of row: [UInt32]) -> [UInt64] {
    var bits = [UInt64](repeating: .max, count: row.count / 1024 + 1)
    Reference.findInk(&bits, row: row, count: row.count)
    return bits
  }

  private func picture(_ random: inout SeededGenerator, _ size: PixelSize) -> PixelBuffer {
    let picture = PixelBuffer(size: size)
    for y in 0..<Int(size.height) {
      let row = sparse(&random, Int(size.width))
      for x in row.indices { picture.base[y * picture.stride + x] = row[x] }
    }
    return picture
  }

  @Test func findInkMatchesItsTwin() {
    var random = SeededGenerator(seed: 1)
    for count in Self.lengths {
      let row = sparse(&random, count)
      let expected = bits(of: row)
      for set in everyKernelSet {
        var actual = [UInt64](repeating: .max, count: expected.count)
        set.find_ink(&actual, row, count)
        #expect(actual.prefix((count + 1023) / 1024) == expected.prefix((count + 1023) / 1024))
      }
    }
  }

  @Test func onePixelOfAnyChannelIsInk() {
    for pixel in [1, 0x100, 0x1_0000, 0x100_0000] as [UInt32] {
      for place in [0, 15, 16, 1023, 1024, 1029] {
        var row = [UInt32](repeating: 0, count: 1030)
        row[place] = pixel
        var found: [UInt64] = [0, 0]
        found[place / 1024] = 1 << UInt64(place / 16 % 64)
        for set in everyKernelSet {
          var actual: [UInt64] = [.max, .max]
          set.find_ink(&actual, row, 1030)
          #expect(actual == found)
        }
      }
    }
  }

  /// Every part of a row, at each opacity.
  @Test func overInkMatchesItsTwin() {
    var random = SeededGenerator(seed: 2)
    for count in Self.lengths where count > 0 {
      let (row, alpha) = (sparse(&random, count), random.mask(1)[0])
      let (bits, before) = (bits(of: row), random.pixels(count))
      let from = Int.random(in: 0..<count, using: &random)
      let width = Int.random(in: 1...count - from, using: &random)
      var expected = before
      expected.withUnsafeMutableBufferPointer {
        Reference.overRow(
          $0.baseAddress! + from, source: Array(row[from...]), alpha: alpha, count: width)
      }
      for set in everyKernelSet {
        #expect(
          paint(row, bits, onto: before, from..<from + width, alpha, set) == expected,
          "\(String(cString: set.name)), \(from) to \(from + width) of \(count)")
      }
    }
  }

  private func paint(
    _ row: [UInt32], _ bits: [UInt64], onto before: [UInt32], _ part: Range<Int>, _ alpha: UInt8,
    _ set: cui_kernels
  ) -> [UInt32] {
    var pixels = before
    pixels.withUnsafeMutableBufferPointer { pixels in
      row.withUnsafeBufferPointer { row in
        bits.withUnsafeBufferPointer { bits in
          let block = cui_block(
            base: pixels.baseAddress! + part.lowerBound, stride: pixels.count,
            width: Int32(part.count), height: 1)
          let ink = cui_ink(
            bits: bits.baseAddress!, stride: bits.count, column: Int32(part.lowerBound))
          set.over_ink(block, row.baseAddress! + part.lowerBound, row.count, ink, alpha)
        }
      }
    }
    return pixels
  }

  /// Before and after its ink is known.
  @Test func aPictureIsPaintedAsItsTwin() {
    var random = SeededGenerator(seed: 3)
    let picture = picture(&random, PixelSize(width: 90, height: 20))
    var actual = random.pixels(3000)
    var expected = actual
    for _ in 0..<300 {
      let rect = PixelRect(
        x: Int32.random(in: -10...100, using: &random),
        y: Int32.random(in: -4...30, using: &random),
        width: Int32.random(in: 0...100, using: &random),
        height: Int32.random(in: 0...30, using: &random))
      let origin = PixelPoint(
        x: Int32.random(in: -40...60, using: &random),
        y: Int32.random(in: -9...20, using: &random))
      let alpha = random.mask(1)[0]
      actual.withTarget(width: 100) {
        Kernels.over($0, rect: rect, picture: picture, at: origin, alpha: alpha)
      }
      expected.withTarget(width: 100) {
        Reference.over($0, rect: rect, picture: picture, at: origin, alpha: alpha)
      }
      #expect(actual == expected, "\(rect) at \(origin)")
    }
    #expect(picture.ink(forPainting: 0) != nil)
  }

  @Test func inkIsLookedForOncePaintingHasPaidForIt() {
    let picture = PixelBuffer(size: PixelSize(width: 40, height: 10))
    #expect(picture.ink(forPainting: 400) == nil)
    #expect(picture.ink(forPainting: 400) == nil)
    let ink = picture.ink(forPainting: 1)
    #expect(ink != nil && ink === picture.ink(forPainting: 400))
    #expect(picture.alias().ink(forPainting: 1) == nil)
  }

  /// A picture must not be written to any more; this one is, to see what is read.
  @Test func whatIsClearIsNotRead() {
    let picture = PixelBuffer(size: PixelSize(width: 200, height: 3))
    let row = picture.base + picture.stride
    row[40] = 0xff00_0000
    #expect(InkMap(picture).pixelsToRead == 16)
    _ = picture.ink(forPainting: 2000)
    for x in 0..<200 where !(32..<48).contains(x) { row[x] = .max }
    var pixels = [UInt32](repeating: 0xff12_3456, count: 600)
    pixels.withTarget(width: 200) {
      Kernels.over($0, rect: $0.bounds, picture: picture, at: PixelPoint(x: 0, y: 0))
    }
    var expected = [UInt32](repeating: 0xff12_3456, count: 600)
    expected[240] = 0xff00_0000
    #expect(pixels == expected)
  }
}
