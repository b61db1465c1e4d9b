internal import CUIKernels

extension Kernels {
  /// `over` for a picture whose first pixel is at `origin`, and which nobody writes to any more.
  ///
  /// Once twice its pixels have been painted, what is clear of it is no longer read.
  package static func over(
    _ target: PixelTarget, rect: PixelRect, picture: PixelBuffer, at origin: PixelPoint,
    alpha: UInt8 = 255
  ) {
    let source = picture.target(at: origin)
    let area = rect.intersection(source.bounds).intersection(target.bounds)
    guard alpha > 0, let block = target.block(area) else { return }
    let first = source.address(x: area.minX, y: area.minY)
    guard let ink = picture.ink(forPainting: area.area) else {
      return active.over(block, first, source.stride, alpha)
    }
    ink.withBits(x: area.minX &- origin.x, y: area.minY &- origin.y) {
      active.over_ink(block, first, source.stride, $0, alpha)
    }
  }

  /// Sets a bit for each block of 16 pixels of a row that are not all clear, and no others in as many
  /// words as it takes.
  static func findInk(
    _ bits: UnsafeMutablePointer<UInt64>, row: UnsafePointer<UInt32>, count: Int
  ) {
    active.find_ink(bits, row, count)
  }
}
