import CUIXlib
import PlatformKit
import RasterKit

/// The image format of the window's visual: pixel layout, row padding, byte order.
struct X11PixelFormat {
  let depth: UInt8
  let packing: PixelPacking
  /// Rows are padded to a multiple of this many bytes.
  let rowAlignment: Int

  var layout: PixelLayout { packing.layout }

  init(visual: X11Visual, setup: UnsafePointer<xcb_setup_t>) throws {
    let formats = UnsafeBufferPointer(
      start: xcb_setup_pixmap_formats(setup), count: Int(xcb_setup_pixmap_formats_length(setup)))
    guard let format = formats.first(where: { Int32($0.depth) == visual.depth }) else {
      throw PlatformError("the X server names no image format for its depth \(visual.depth)")
    }
    try self.init(
      visual: visual, bitsPerPixel: Int(format.bits_per_pixel),
      rowAlignment: Int(format.scanline_pad) / 8,
      isBigEndian: setup.pointee.image_byte_order == XCB_IMAGE_ORDER_MSB_FIRST.rawValue)
  }

  init(visual: X11Visual, bitsPerPixel: Int, rowAlignment: Int, isBigEndian: Bool) throws {
    let colors = visual.redMask | visual.greenMask | visual.blueMask
    guard
      let layout = PixelLayout(
        bitsPerPixel: bitsPerPixel, redMask: visual.redMask, greenMask: visual.greenMask,
        blueMask: visual.blueMask, alphaMask: visual.depth == 32 ? ~colors : 0,
        isBigEndian: isBigEndian)
    else {
      throw PlatformError("the X server's depth \(visual.depth) has colours in no known order")
    }
    self.depth = UInt8(visual.depth)
    self.packing = PixelPacking(layout)
    self.rowAlignment = max(rowAlignment, 1)
  }

  /// Bytes from one row to the next.
  func bytesPerRow(width: Int) -> Int {
    (width * layout.bytesPerPixel + rowAlignment - 1) / rowAlignment * rowAlignment
  }
}
