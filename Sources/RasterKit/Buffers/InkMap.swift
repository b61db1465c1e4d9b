internal import CUIKernels

/// Which blocks of 16 pixels in the rows of a picture are not clear, so that it can be painted without
/// reading the others, which are half of a page of text and more.
///
/// Takes a 512th of a wide picture's memory: 8 bytes for each row of up to 1,024 pixels.
package final class InkMap: Sendable {
  /// Of each row, the bit of its first block the lowest of a word.
  private let bits: [UInt64]
  private let wordsPerRow: Int

  /// Reads the picture once, in more than half the time of painting it.
  package init(_ picture: PixelBuffer) {
    let (width, height) = (Int(picture.size.width), Int(picture.size.height))
    let words = (width + 1023) / 1024
    wordsPerRow = words
    bits = [UInt64](unsafeUninitializedCapacity: words * height) { bits, count in
      for y in 0..<height {
        Kernels.findInk(
          bits.baseAddress! + y * words, row: picture.base + y * picture.stride, count: width)
      }
      count = words * height
    }
  }

  /// Those of the blocks that are not clear: what is read to paint the picture.
  package var pixelsToRead: Int {
    bits.reduce(0) { $0 + $1.nonzeroBitCount } * Int(cui_ink_block)
  }

  /// Calls `body` with what kernels need to paint from this pixel of the picture on.
  func withBits(x: Int32, y: Int32, _ body: (cui_ink) -> Void) {
    bits.withUnsafeBufferPointer {
      let row = $0.baseAddress! + Int(y) * wordsPerRow
      body(cui_ink(bits: row, stride: wordsPerRow, column: x))
    }
  }
}
