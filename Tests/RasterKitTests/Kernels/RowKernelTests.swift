import CUIKernels
import RasterKit
import SeededInput
import Testing

/// Row kernels compared with the reference: every length up to 70 at every alignment within a
/// vector, with pixels around the row that must not change.
@Suite struct RowKernelTests {
  static let lengths = 0...70

  /// Compares one kernel of every set with the reference on `count` pixels from an odd offset.
  private func compare(
    seed: UInt64,
    kernel: (cui_kernels, UnsafeMutablePointer<UInt32>, Input, Int) -> Void,
    twin: (UnsafeMutablePointer<UInt32>, Input, Int) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    for count in Self.lengths {
      let offset = Int(random.next() % 8)
      let input = Input(&random, count: count)
      let before = random.pixels(count + 24)
      var expected = before
      expected.withUnsafeMutableBufferPointer { twin($0.baseAddress! + offset, input, count) }
      for set in everyKernelSet {
        var actual = before
        actual.withUnsafeMutableBufferPointer {
          kernel(set, $0.baseAddress! + offset, input, count)
        }
        #expect(actual == expected, "\(String(cString: set.name)), \(count) pixels")
      }
    }
  }

  struct Input {
    var color: UInt32
    var alpha: UInt8
    var source: [UInt32]
    var mask: [UInt8]

    init(_ random: inout SeededGenerator, count: Int) {
      color = random.pixel()
      alpha = random.mask(1)[0]
      source = random.pixels(count + 1)
      mask = random.mask(count + 1)
    }
  }

  @Test func fillStoresTheColour() {
    compare(seed: 1) { set, row, input, count in
      set.fill(cui_block(base: row, stride: count, width: Int32(count), height: 1), input.color)
    } twin: { row, input, count in
      for i in 0..<count { row[i] = input.color }
    }
  }

  @Test func solidOverMatchesItsTwin() {
    compare(seed: 2) { set, row, input, count in
      set.solid_over(
        cui_block(base: row, stride: count, width: Int32(count), height: 1), input.color)
    } twin: { row, input, count in
      Reference.overRow(
        row, source: [UInt32](repeating: input.color, count: count + 1), count: count)
    }
  }

  @Test func solidOverMaskMatchesItsTwin() {
    compare(seed: 3) { set, row, input, count in
      set.solid_over_mask(row, input.color, input.mask, count)
    } twin: { row, input, count in
      Reference.solidOverMask(row, color: input.color, mask: input.mask, count: count)
    }
  }

  @Test func overMatchesItsTwinAtEveryOpacity() {
    compare(seed: 4) { set, row, input, count in
      set.over(
        cui_block(base: row, stride: count, width: Int32(count), height: 1), input.source, count,
        input.alpha)
    } twin: { row, input, count in
      Reference.overRow(row, source: input.source, alpha: input.alpha, count: count)
    }
  }

  @Test func overMaskMatchesItsTwin() {
    compare(seed: 5) { set, row, input, count in
      set.over_mask(row, input.source, input.mask, count)
    } twin: { row, input, count in
      Reference.overMask(row, source: input.source, mask: input.mask, count: count)
    }
  }

  @Test func tintMatchesItsTwin() {
    compare(seed: 7) { set, row, input, count in
      set.tint(row, input.color, count)
    } twin: { row, input, count in
      Reference.tint(row, by: input.color, count: count)
    }
  }

  @Test func tintRoundsEveryChannelToTheNearestLevel() {
    for factor in UInt32(0)...255 {
      for level in stride(from: UInt32(0), through: 255, by: 5) {
        var pixel = level << 24 | level << 16 | level << 8 | level
        Kernels.tint(&pixel, by: 0xff00_0000 | factor << 16 | 0x0080, count: 1)
        let red = UInt32((Double(level * factor) / 255).rounded())
        let blue = UInt32((Double(level * 128) / 255).rounded())
        #expect(pixel == level << 24 | red << 16 | blue)
      }
    }
  }

  @Test func masksMultiplyScaleAndAreCutAsTheirTwins() {
    var random = SeededGenerator(seed: 6)
    for count in Self.lengths {
      let (before, other, alpha) = (random.mask(count), random.mask(count), random.mask(1)[0])
      var expected = before
      Reference.multiplyMask(&expected, by: other, count: count)
      Reference.scaleMask(&expected, by: alpha, count: count)
      var cut = before
      Reference.cutMask(&cut, by: other, count: count)
      for set in everyKernelSet {
        var actual = before
        set.multiply_mask(&actual, other, count)
        set.scale_mask(&actual, alpha, count)
        #expect(actual == expected, "\(String(cString: set.name)), \(count) values")
        actual = before
        set.cut_mask(&actual, other, count)
        #expect(actual == cut, "\(String(cString: set.name)), \(count) values")
      }
    }
  }

  @Test func everyProductIsRoundedToNearest() {
    for a in 0...255 {
      var mask = [UInt8](repeating: UInt8(a), count: 256)
      Reference.multiplyMask(&mask, by: (0...255).map { UInt8($0) }, count: 256)
      #expect(mask == (0...255).map { UInt8((Double(a * $0) / 255).rounded()) })
    }
  }

  @Test func coloursBrighterThanTheirAlphaSaturate() {
    for set in everyKernelSet {
      var row = [UInt32](repeating: 0xff80_8080, count: 9)
      row.withUnsafeMutableBufferPointer {
        set.solid_over(
          cui_block(base: $0.baseAddress!, stride: 9, width: 9, height: 1), 0x00ff_0010)
      }
      #expect(row == [UInt32](repeating: 0xffff_8090, count: 9))
    }
  }

  /// Clear pixels are skipped many at a time: between and beside what is drawn, and in whole rows.
  @Test func overMatchesItsTwinWhereTheSourceIsClear() {
    var random = SeededGenerator(seed: 21)
    for count in [33, 64, 97, 200, 300] {
      for gap in [1, 31, 32, 40, 130, 300] {
        let source = random.pixels(count).enumerated().map { $0 / gap % 2 == 0 ? 0 : $1 }
        let before = random.pixels(count)
        var expected = before
        Reference.overRow(&expected, source: source, count: count)
        for set in everyKernelSet {
          var actual = before
          actual.withUnsafeMutableBufferPointer {
            let row = cui_block(
              base: $0.baseAddress!, stride: count, width: Int32(count), height: 1)
            set.over(row, source, count, 255)
          }
          #expect(actual == expected, "\(String(cString: set.name)), \(count) pixels, \(gap) clear")
        }
      }
    }
  }
}
