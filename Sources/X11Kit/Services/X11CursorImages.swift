import Diagnostics
import CUIXlib
import PlatformKit

/// Makes cursors from images: with all colours and alpha if libXcursor is available, otherwise in
/// black. Main thread only.
@MainActor
struct X11CursorImages {
  private typealias Image = UnsafeMutablePointer<CUIXCursorImage>
  private typealias Create = @convention(c) (Int32, Int32) -> Image?
  private typealias Load = @convention(c) (OpaquePointer, Image) -> Cursor
  private typealias Destroy = @convention(c) (Image) -> Void

  private let display: OpaquePointer
  private let root: Window
  private let create: Create?
  private let load: Load?
  private let destroy: Destroy?

  init(display: OpaquePointer, root: Window, library: DynamicLibrary?) {
    (self.display, self.root) = (display, root)
    create = library?.function("XcursorImageCreate")
    load = library?.function("XcursorImageLoadCursor")
    destroy = library?.function("XcursorImageDestroy")
  }

  func makeCursor(_ picture: CursorImage) -> Cursor {
    makeColored(picture) ?? makeBlack(picture)
  }

  private func makeColored(_ picture: CursorImage) -> Cursor? {
    guard let create, let load, let destroy,
      let image = create(Int32(picture.width), Int32(picture.height))
    else { return nil }
    defer { destroy(image) }
    image.pointee.xhot = UInt32(picture.hotX)
    image.pointee.yhot = UInt32(picture.hotY)
    for (index, pixel) in picture.pixels.enumerated() { image.pointee.pixels[index] = pixel }
    let cursor = load(display, image)
    return cursor == 0 ? nil : cursor
  }

  private func makeBlack(_ picture: CursorImage) -> Cursor {
    var bits = picture.bits
    let (width, height) = (UInt32(picture.width), UInt32(picture.height))
    let pixmap = XCreateBitmapFromData(display, root, &bits, width, height)
    defer { XFreePixmap(display, pixmap) }
    var (inside, around) = (XColor(), XColor())
    return XCreatePixmapCursor(
      display, pixmap, pixmap, &inside, &around, UInt32(picture.hotX), UInt32(picture.hotY))
  }
}

extension CursorImage {
  /// One bit for each pixel that is at least half opaque, the leftmost lowest, rows in whole bytes.
  var bits: [CChar] {
    let bytesPerRow = (width + 7) / 8
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * height)
    for (index, pixel) in pixels.enumerated() where pixel >> 24 >= 128 {
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      bytes[y * bytesPerRow + x / 8] |= 1 << UInt8(x % 8)
    }
    return bytes.map { CChar(bitPattern: $0) }
  }
}
