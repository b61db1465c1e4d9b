/// A picture and the same at a half, a quarter, … of its size, down to one pixel.
///
/// A pixel of one level is the mean of the four it covers in the level before. Where a size is odd,
/// the last column or row counts twice: level n then has the picture's places divided by 2ⁿ exactly.
package final class MipChain: Sendable {
  /// The picture itself comes first.
  package let levels: [PixelBuffer]

  /// Costs a third of the picture's memory, and reading it once.
  package init(_ picture: PixelBuffer) {
    var levels = [picture]
    while let last = levels.last, last.size.width > 1 || last.size.height > 1 {
      levels.append(last.halved())
    }
    self.levels = levels
  }

  /// Of the levels beyond the picture.
  package var byteCount: Int {
    levels.dropFirst().reduce(0) { $0 + $1.stride * Int($1.size.height) * 4 }
  }
}

/// Which two levels of a chain a walk mixes: the larger one, and how much of the next, in 256ths.
package struct MipLevel: Hashable, Sendable {
  package let level: Int
  package let weight: UInt32

  package init(level: Int, weight: UInt32) {
    self.level = level
    self.weight = weight
  }
}

extension MipChain {
  /// For a picture of which each pixel of the target takes up so many: the longer side of what it
  /// takes up counts, so that nothing flickers. Between powers of two the levels are mixed in
  /// proportion.
  package func level(pixelsForEach scale: Double) -> MipLevel {
    var (level, rest) = (0, scale.isFinite ? max(scale, 1) : 1)
    while rest >= 2, level < levels.count - 1 {
      rest /= 2
      level += 1
    }
    let isLast = level == levels.count - 1
    return MipLevel(level: level, weight: isLast ? 0 : UInt32((min(rest - 1, 1) * 256).rounded()))
  }

  /// The same for a map from target pixels to those of the picture.
  package func level(under back: AffineMap) -> MipLevel {
    let across = (back.a * back.a + back.b * back.b).squareRoot()
    let down = (back.c * back.c + back.d * back.d).squareRoot()
    return level(pixelsForEach: max(across, down))
  }
}

extension PixelBuffer {
  fileprivate func halved() -> PixelBuffer {
    let half = PixelBuffer(
      size: PixelSize(width: (size.width + 1) / 2, height: (size.height + 1) / 2),
      isOpaque: isOpaque)
    let whole = Int(size.width / 2)
    for y in 0..<Int(half.size.height) {
      let top = base + 2 * y * stride
      let bottom = base + min(2 * y + 1, Int(size.height) - 1) * stride
      let row = half.base + y * half.stride
      Kernels.halve(row, from: top, bottom, count: whole)
      if Int(half.size.width) > whole {
        let ends = [top[2 * whole], top[2 * whole], bottom[2 * whole], bottom[2 * whole]]
        ends.withUnsafeBufferPointer {
          Kernels.halve(row + whole, from: $0.baseAddress!, $0.baseAddress! + 2, count: 1)
        }
      }
    }
    return half
  }
}
