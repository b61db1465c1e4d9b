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
    /// The pixels of the cursor on the screen, alpha first.
    private func cursor(_ peer: X11PeerClient) throws -> [UInt] {
      typealias Query =
        @convention(c) (
          OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Int32
      typealias Get = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
      let library = try #require(X11Library("libXfixes.so.3"))
      let query: Query = try #require(library.function("XFixesQueryVersion"))
      let get: Get = try #require(library.function("XFixesGetCursorImage"))
      var (major, minor) = (Int32(2), Int32(0))
      _ = query(peer.display, &major, &minor)
      let image = try #require(get(peer.display))
      defer { XFree(image) }
      // XFixesCursorImage: place, size and hot spot in six shorts, a serial number, then the pixels.
      let width = Int(image.load(fromByteOffset: 4, as: UInt16.self))
      let height = Int(image.load(fromByteOffset: 6, as: UInt16.self))
      let pixels = image.load(fromByteOffset: 24, as: UnsafeMutablePointer<UInt>.self)
      return Array(UnsafeBufferPointer(start: pixels, count: width * height))
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
      for shape in [CursorShape.arrow, .verticalBeam, .hand] {
        live.window.setCursor(shape)
        XSync(live.platform.connection.display, False)
        seen.append(try cursor(peer))
      }
      #expect(Set(seen).count == 3, "three shapes look different")
      live.window.setCursor(.hidden)
      XSync(live.platform.connection.display, False)
      #expect(try cursor(peer).allSatisfy { $0 & 0xFF00_0000 == 0 })
    }
  }
}
