import CUIXlib
import Diagnostics
import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// The server's own screen saver, which comes after a second at the earliest.
  @MainActor @Suite struct ServerIdleInhibitorTests {
    private typealias Allocate = @convention(c) () -> UnsafeMutableRawPointer?
    private typealias Ask =
      @convention(c) (OpaquePointer, Window, UnsafeMutableRawPointer) -> Int32

    /// Whether the saver is on, and for how long nobody has touched the computer, in milliseconds.
    private func saver(_ live: LiveWindow) throws -> (isOn: Bool, idle: UInt) {
      let library = try #require(DynamicLibrary("libXss.so.1"))
      let allocate = try #require(library.function("XScreenSaverAllocInfo", as: Allocate.self))
      let ask = try #require(library.function("XScreenSaverQueryInfo", as: Ask.self))
      let info = try #require(allocate())
      defer { XFree(info) }
      let connection = live.platform.connection
      #expect(ask(connection.display, connection.root, info) != 0)
      // A window, two ints, and the longs until the saver comes or since it came, and of idling.
      return (
        info.load(fromByteOffset: 8, as: Int32.self) == 1,
        info.load(fromByteOffset: 24, as: UInt.self)
      )
    }

    @Test(.enabled(if: DynamicLibrary("libXss.so.1") != nil, "libXss is not installed"))
    func theServersSaverIsSuspendedWhileItIsInhibited() throws {
      let server = try XServer.start(size: (400, 300))
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let inhibitor = ServerIdleInhibitor(connection: live.platform.connection)
      inhibitor.setInhibited(true, window: nil)
      let display = live.platform.connection.display
      XSetScreenSaver(display, 1, 0, PreferBlanking, AllowExposures)
      let start = try saver(live).idle
      try live.wait("more than a second") { _ in try saver(live).idle > start + 1_100 }
      #expect(try !saver(live).isOn)
      inhibitor.setInhibited(false, window: nil)
      try live.wait("the saver") { _ in try saver(live).isOn }
    }
  }
}
