import Diagnostics
import CUIXlib
import Glibc
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  @MainActor
  @Suite struct CursorTests {
    /// The pixels of the cursor on the screen (0xAARRGGBB).
    private func cursor(_ peer: X11PeerClient) throws -> [UInt] {
      typealias Query =
        @convention(c) (
          OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Int32
      typealias Get = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
      let library = try #require(DynamicLibrary("libXfixes.so.3"))
      let query: Query = try #require(library.function("XFixesQueryVersion"))
      let get: Get = try #require(library.function("XFixesGetCursorImage"))
      var (major, minor) = (Int32(2), Int32(0))
      _ = query(peer.display, &major, &minor)
      let image = try #require(get(peer.display))
      defer { XFree(image) }
      // XFixesCursorImage: position, size and hot spot in six shorts, a serial number, then the
      // pixels.
      let width = Int(image.load(fromByteOffset: 4, as: UInt16.self))
      let height = Int(image.load(fromByteOffset: 6, as: UInt16.self))
      let pixels = image.load(fromByteOffset: 24, as: UnsafeMutablePointer<UInt>.self)
      return Array(UnsafeBufferPointer(start: pixels, count: width * height))
    }

    @Test func aPictureBecomesTheCursorPixelForPixel() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let peer = try X11PeerClient(server.display)
      try server.xdotool(["mousemove", "100", "80"])
      for last: UInt32 in [0xFF00_00FF, 0x8040_0000] {
        let pixels: [UInt32] = [0, 0xFFFF_FFFF, 0x8080_8080, 0xFF12_3456, 0, last]
        let image = try #require(CursorImage(width: 3, height: 2, hotX: 1, hotY: 1, pixels: pixels))
        live.window.setCursor(.image(image))
        XSync(live.platform.connection.display, False)
        #expect(try cursor(peer).map { UInt32(truncatingIfNeeded: $0) } == pixels)
      }
    }

    @Test func withoutTheLibraryAPictureIsBlackWhereItIsOpaque() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let peer = try X11PeerClient(server.display)
      try server.xdotool(["mousemove", "100", "80"])
      let display = live.platform.connection.display
      let pictures = X11CursorImages(
        display: display, root: XDefaultRootWindow(display), library: nil)
      let pixels = (0..<10).map { x in UInt32(x < 9 ? 0xFF00_FF00 : 0x4000_0000) }
      let image = try #require(CursorImage(width: 10, height: 1, hotX: 0, hotY: 0, pixels: pixels))
      XDefineCursor(display, live.window.handle, pictures.makeCursor(image))
      XSync(display, False)
      let alphas = try cursor(peer).prefix(10).map { Int($0 >> 24 & 0xFF) }
      let expected = [Int](repeating: 255, count: 9) + [0]
      #expect(alphas == expected)
    }

    @Test func theCursorOverAWindowIsTheOneItAskedFor() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let peer = try X11PeerClient(server.display)
      try server.xdotool(["mousemove", "100", "80"])
      var seen: [[UInt]] = []
      let shapes: [CursorShape] = [
        .arrow, .verticalBeam, .hand, .named(.crosshair), .named(.wait), .named(.rowResize),
      ]
      for shape in shapes {
        live.window.setCursor(shape)
        XSync(live.platform.connection.display, False)
        seen.append(try cursor(peer))
      }
      #expect(Set(seen).count == shapes.count, "they look different")
      live.window.setCursor(.hidden)
      XSync(live.platform.connection.display, False)
      #expect(try cursor(peer).allSatisfy { $0 & 0xFF00_0000 == 0 })
    }
  }
}
