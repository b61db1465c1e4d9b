import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Windows that are not opaque, with and without a compositing manager, and shapes of input.
  @MainActor @Suite struct TranslucentWindowTests {
    private let size = PixelSize(width: 200, height: 120)
    /// Black, half of it.
    private let half: UInt32 = 0x8000_0000

    private func translucentWindow(on server: XServer) throws -> LiveWindow {
      try LiveWindow(on: server) { $0.isOpaque = false }
    }

    @Test(arguments: [[], ["-extension", "MIT-SHM"]]) func whatIsBehindShowsThrough(
      arguments: [String]
    ) throws {
      let server = try XServer.start(arguments: arguments)
      defer { server.stop() }
      let compositor = try Compositor(on: server)
      defer { compositor.stop() }
      // A window and not the desktop: xcompmgr paints its own grey in place of the root window's background.
      let behind = try LiveWindow(on: server)
      defer { behind.close() }
      try behind.wait("the compositor") { _ in behind.platform.isCompositing }
      try behind.show()
      try behind.paint([(PixelRect(size: size), 0xFFFF_0000)], size: size)
      let live = try translucentWindow(on: server)
      defer { live.close() }
      try live.show()
      try live.paint(
        [
          (PixelRect(size: size), half),
          (PixelRect(x: 0, y: 0, width: 50, height: 50), 0xFF00_FF00),
          (PixelRect(x: 150, y: 0, width: 50, height: 50), 0),
        ], size: size)
      try live.wait("half of it") { _ in
        try [0x7F0000, 0x800000].contains(server.pixel(x: 40 + 100, y: 30 + 100))
      }
      try live.wait("none of it") { _ in try server.pixel(x: 40 + 10, y: 30 + 10) == 0x00FF00 }
      try live.wait("all of it") { _ in try server.pixel(x: 40 + 190, y: 30 + 10) == 0xFF0000 }
    }

    @Test func aCompositorThatComesAndGoesIsHeard() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try translucentWindow(on: server)
      defer { live.close() }
      func changes() -> Int {
        live.events.count { if case .compositingChanged = $0 { true } else { false } }
      }
      #expect(!live.platform.isCompositing)
      try live.show()
      for round in 0..<2 {
        let compositor = try Compositor(on: server)
        try live.wait("its coming") { _ in live.platform.isCompositing }
        #expect(changes() == 2 * round + 1)
        compositor.stop()
        try live.wait("its going") { _ in !live.platform.isCompositing }
        #expect(changes() == 2 * round + 2)
        try live.paint([(PixelRect(size: size), 0xFF33_4455)], size: size)
        try live.wait("pixels") { _ in try server.pixel(x: 140, y: 90) == 0x334455 }
      }
    }

    @Test func pressesGoThroughWhereTheWindowTakesNone() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let below = try LiveWindow(on: server)
      defer { below.close() }
      try below.show()
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      var region = PixelRegion(PixelRect(x: 0, y: 0, width: 100, height: 120))
      region.formUnion(PixelRect(x: 150, y: 50, width: 50, height: 20))
      live.window.setInputRegion(region)
      live.settle()
      func presses(_ window: LiveWindow) -> Int {
        window.samples.count { $0.action == .pressed(.primary) }
      }
      try server.xdotool(["mousemove", "\(40 + 120)", "60", "click", "1"])
      try below.wait("the press below") { _ in presses(below) == 1 }
      try server.xdotool(["mousemove", "\(40 + 160)", "\(30 + 60)", "click", "1"])
      try live.wait("the press in an area") { _ in presses(live) == 1 }
      live.window.setInputRegion(nil)
      live.settle()
      try server.xdotool(["mousemove", "\(40 + 120)", "60", "click", "1"])
      try live.wait("the press everywhere") { _ in presses(live) == 2 }
      #expect(presses(below) == 1)
    }
  }
}
