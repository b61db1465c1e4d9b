import RasterKit

/// A bitmap context's memory as its client sees it, if that is not the memory drawn on.
final class BitmapStore {
  let format: PixelFormat?
  let info: CGBitmapInfo
  let space: CGColorSpace
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let bitsPerComponent: Int
  private let isOwned: Bool

  /// The client sees the same pixels that are drawn on.
  init(native pixels: PixelBuffer) {
    format = nil
    info = .native
    space = .standard
    base = UnsafeMutableRawPointer(pixels.base)
    bytesPerRow = pixels.stride * 4
    bitsPerComponent = 8
    isOwned = false
  }

  /// Memory in another format; allocated and cleared if the client provides none.
  init(_ layout: BitmapLayout, _ memory: UnsafeMutableRawPointer?) {
    format = layout.format.isNative ? nil : layout.format
    info = layout.info
    space = layout.space
    bytesPerRow = layout.bytesPerRow
    bitsPerComponent = layout.bitsPerComponent
    isOwned = memory == nil
    base = memory ?? calloc(layout.height, layout.bytesPerRow)!
  }

  deinit {
    if isOwned { free(base) }
  }

  /// Copies the contents of the client's memory to `pixels`.
  func read(into pixels: PixelBuffer) {
    guard let format else { return }
    for y in 0..<Int(pixels.size.height) {
      format.read(
        base + y * bytesPerRow, into: pixels.base + y * pixels.stride,
        count: Int(pixels.size.width))
    }
  }

  /// Updates a part of the client's memory.
  func write(_ rect: PixelRect, of pixels: PixelBuffer) {
    guard let format, !rect.isEmpty else { return }
    for y in Int(rect.minY)..<Int(rect.maxY) {
      format.write(
        pixels.base + y * pixels.stride + Int(rect.minX),
        to: base + y * bytesPerRow + Int(rect.minX) * format.bytesPerPixel, count: Int(rect.width))
    }
  }
}

/// The checked format of a bitmap context.
struct BitmapLayout {
  var width: Int
  var height: Int
  var bytesPerRow: Int
  var space: CGColorSpace
  var info: CGBitmapInfo
  var format: PixelFormat
  var bitsPerComponent: Int

  /// Nil for formats that Apple's systems refuse too: straight alpha, rows that are too short,
  /// unknown formats.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    info: CGBitmapInfo
  ) {
    guard ImageLimits.size(width, height) != nil, let alphaInfo = info.alphaInfo,
      alphaInfo != .first, alphaInfo != .last, bitsPerComponent >= 5
    else { return nil }
    let bits = PixelFormat.bitsPerPixel(bitsPerComponent, space.model, info)
    let format = bits.flatMap {
      PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: $0, space: space, info: info)
    }
    guard let format else { return nil }
    self.bitsPerComponent = bitsPerComponent
    let shortest = width * format.bytesPerPixel
    let row = bytesPerRow == 0 ? (shortest + 15) & ~15 : bytesPerRow
    guard row >= shortest, row <= 1 << 24 else { return nil }
    (self.width, self.height, self.bytesPerRow) = (width, height, row)
    (self.space, self.info, self.format) = (space, info, format)
  }

  /// Whether Cairo can draw directly into the client's memory.
  func isDrawable(_ memory: UnsafeMutableRawPointer?) -> Bool {
    format.isNative && bytesPerRow % 4 == 0 && Int(bitPattern: memory) % 4 == 0
  }
}
