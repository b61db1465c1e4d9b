import RasterKit
import SeededInput
import Testing

/// The kernels on rectangles, through their Swift functions: clipping, strides and shortcuts.
@Suite struct BlockKernelTests {
  static let width = 40

  /// Paints the same random rectangles, many of them partly or completely outside, with a kernel
  /// and with its reference.
  private func compare(
    seed: UInt64, kernel: (PixelTarget, PixelRect, PixelTarget, UInt32) -> Void,
    twin: (PixelTarget, PixelRect, PixelTarget, UInt32) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    var (actual, source) = (random.pixels(480), random.pixels(480))
    var expected = actual
    for _ in 0..<200 {
      let x = Int32.random(in: -10...45, using: &random)
      let y = Int32.random(in: -4...14, using: &random)
      let width = Int32.random(in: 0...50, using: &random)
      let height = Int32.random(in: 0...15, using: &random)
      let rect = PixelRect(x: x, y: y, width: width, height: height)
      let color = random.pixel()
      source.withTarget(width: Self.width) { source in
        actual.withTarget(width: Self.width) { kernel($0, rect, source, color) }
        expected.withTarget(width: Self.width) { twin($0, rect, source, color) }
      }
      #expect(actual == expected, "\(rect)")
    }
  }

  @Test func fillStaysInsideItsRect() {
    compare(seed: 11) { target, rect, _, color in
      Kernels.fill(target, rect: rect, color: color)
    } twin: { target, rect, _, color in
      Reference.fill(target, rect: rect, color: color)
    }
  }

  @Test func solidOverStaysInsideItsRect() {
    compare(seed: 12) { target, rect, _, color in
      Kernels.solidOver(target, rect: rect, color: color)
    } twin: { target, rect, _, color in
      Reference.solidOver(target, rect: rect, color: color)
    }
  }

  @Test func copyTakesTheSameCoordinates() {
    compare(seed: 13) { target, rect, source, _ in
      Kernels.copy(target, rect: rect, source: source)
    } twin: { target, rect, source, _ in
      Reference.copy(target, rect: rect, source: source)
    }
  }

  @Test func overTakesTheSameCoordinates() {
    compare(seed: 14) { target, rect, source, color in
      Kernels.over(target, rect: rect, source: source, alpha: UInt8(color >> 24))
    } twin: { target, rect, source, color in
      Reference.over(target, rect: rect, source: source, alpha: UInt8(color >> 24))
    }
  }

  @Test func sourcesPlacedElsewhereOverlapInPart() {
    var (target, source) = ([UInt32](repeating: 1, count: 16), [UInt32](repeating: 2, count: 16))
    target.withTarget(width: 4) { target in
      source.withTarget(width: 4) { source in
        var placed = source
        placed.bounds = source.bounds.offsetBy(x: 3, y: -2)
        Kernels.copy(target, rect: target.bounds, source: placed)
      }
    }
    #expect(target == [1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1])
  }

  @Test func opaqueColoursFillAndClearOnesDoNothing() {
    var pixels = [UInt32](repeating: 0x1234_5678, count: 4)
    pixels.withTarget(width: 4) { Kernels.solidOver($0, rect: $0.bounds, color: 0) }
    #expect(pixels == [UInt32](repeating: 0x1234_5678, count: 4))
    pixels.withTarget(width: 4) { Kernels.solidOver($0, rect: $0.bounds, color: 0xff01_0203) }
    #expect(pixels == [UInt32](repeating: 0xff01_0203, count: 4))
  }
}
