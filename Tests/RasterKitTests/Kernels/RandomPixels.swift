import CUIKernels
import RasterKit
import SeededInput

/// Every instruction set this machine runs.
var everyKernelSet: [cui_kernels] {
  [cui_kernels_baseline] + (cui_kernels_avx2().map { [$0.pointee] } ?? [])
}

extension SeededGenerator {
  /// Premultiplied; the ends of the range are more frequent than in a uniform distribution.
  mutating func pixel() -> UInt32 {
    let alpha = level()
    let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &self) }
    return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
  }

  mutating func pixels(_ count: Int) -> [UInt32] { (0..<count).map { _ in pixel() } }

  mutating func mask(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(level()) } }

  private mutating func level() -> UInt32 {
    switch next() % 6 {
    case 0: 0
    case 1: 255
    default: UInt32.random(in: 0...255, using: &self)
    }
  }
}

extension Array where Element == UInt32 {
  /// Runs `body` with the array's pixels as a grid of this width.
  mutating func withTarget<Result>(width: Int, _ body: (PixelTarget) -> Result) -> Result {
    let height = count / width
    return withUnsafeMutableBufferPointer {
      body(
        PixelTarget(
          base: $0.baseAddress!, stride: width,
          bounds: PixelRect(size: PixelSize(width: Int32(width), height: Int32(height)))))
    }
  }
}
