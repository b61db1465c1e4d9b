/// Mipmaps of an image: a half, a quarter, … of its size, down to one pixel.
///
/// The image itself (level 0) is not retained, so that a cached chain does not keep it alive. Each
/// pixel of a level is the mean of the four it covers in the level above. If a size is odd, the
/// last column or row counts twice, so positions on level n are exactly the image's divided by 2ⁿ.
package final class MipChain: Sendable {
  /// Level 1 first; empty for an image of one pixel.
  private let smaller: [PixelBuffer]

  /// Takes a third of the image's memory and reads the image once.
  package init(_ picture: PixelBuffer) {
    var (smaller, last) = ([PixelBuffer](), picture)
    while last.size.width > 1 || last.size.height > 1 {
      last = last.halved()
      smaller.append(last)
    }
    self.smaller = smaller
  }

  package var byteCount: Int {
    smaller.reduce(0) { $0 + $1.stride * Int($1.size.height) * 4 }
  }

  /// The number of the smallest level.
  package var lastLevel: Int { smaller.count }

  /// `picture` must be the image the chain was made from.
  package func level(_ number: Int, of picture: PixelBuffer) -> PixelBuffer {
    number == 0 ? picture : smaller[number - 1]
  }

  /// The pixels of a level that show only the given part of the image; nil if the part is too small
  /// to have any on that level.
  package func part(_ window: PixelRect, of picture: PixelBuffer, onLevel number: Int)
    -> PixelTarget?
  {
    let (pixels, size) = (level(number, of: picture), picture.size)
    let (columns, rows) = (pixels.size.width, pixels.size.height)
    let shift = Int32(number)
    let part = PixelRect(
      minX: window.minX.halvedUp(shift), minY: window.minY.halvedUp(shift),
      maxX: window.maxX == size.width ? columns : window.maxX >> shift,
      maxY: window.maxY == size.height ? rows : window.maxY >> shift)
    if part.isEmpty { return nil }
    return PixelTarget(
      base: pixels.target.address(x: part.minX, y: part.minY), stride: pixels.stride, bounds: part)
  }
}

extension Int32 {
  /// Divided by 2^`times`, rounded up.
  fileprivate func halvedUp(_ times: Int32) -> Int32 { (self &+ (1 << times) &- 1) >> times }
}

/// The two mip levels to mix: the larger one, and the weight of the next in 256ths.
package struct MipLevel: Hashable, Sendable {
  package let level: Int
  package let weight: UInt32

  package init(level: Int, weight: UInt32) {
    self.level = level
    self.weight = weight
  }

  /// The level with the larger weight.
  package var nearest: Int { weight < 128 ? level : level + 1 }
}

extension MipChain {
  /// For an image scaled down so that each target pixel covers `scale` image pixels on its longer
  /// side (using the longer side avoids flicker). Between powers of two the levels are mixed in
  /// proportion.
  package func level(pixelsForEach scale: Double) -> MipLevel {
    var (level, rest) = (0, scale.isFinite ? max(scale, 1) : 1)
    while rest >= 2, level < lastLevel {
      rest /= 2
      level += 1
    }
    let isLast = level == lastLevel
    return MipLevel(level: level, weight: isLast ? 0 : UInt32((min(rest - 1, 1) * 256).rounded()))
  }

  /// The same for a map from target pixels to image pixels, with the size multiplied by `factor`.
  package func level(under back: AffineMap, times factor: Double = 1) -> MipLevel {
    let across = (back.a * back.a + back.b * back.b).squareRoot()
    let down = (back.c * back.c + back.d * back.d).squareRoot()
    return level(pixelsForEach: max(across, down) * factor)
  }
}

extension PixelBuffer {
  /// The picture at half the size: each pixel is the mean of four. If a size is odd, the last column or
  /// row counts twice.
  package func halved() -> PixelBuffer {
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
