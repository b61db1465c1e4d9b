import CUIXlib
import Dispatch
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Monitors of different density, and outputs that are plugged in and out.
  @MainActor @Suite struct MonitorTests {
    private func scale(_ live: LiveWindow, at x: Int32) throws -> Double {
      let place = PixelPoint(x: x, y: 100)
      live.window.setPosition(place)
      try live.wait("the place \(x)") { _ in
        live.platform.translator.tracks[live.window.handle]?.position == place
      }
      return live.window.screen.scale
    }

    @Test func aWindowHasTheScaleOfTheMonitorThatMostOfItIsOn() throws {
      let server = try XServer.start()
      defer { server.stop() }
      try server.placeMonitors()
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      #expect(live.platform.screens.map(\.name) == ["left", "right"])
      #expect(live.platform.screens.map(\.scale) == [1, 2])
      #expect(live.window.screen.scale == 1)
      #expect(try scale(live, at: 530) == 1, "110 of 200 pixels are on the left")
      #expect(try scale(live, at: 550) == 2)
      #expect(try scale(live, at: 530) == 1)
      live.window.setSize(PixelSize(width: 400, height: 120))
      try live.wait("its growth") { _ in live.sizes.last?.width == 400 }
      #expect(live.window.screen.scale == 2, "290 of 400 are on the right")
    }

    @Test func theWorkAreaIsThatOfTheCurrentDesktop() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let platform = try X11Platform(displayName: server.display)
      let whole = PixelRect(size: platform.connection.desktopSize)
      let peer = try X11PeerClient(server.display)
      #expect(platform.workArea == whole)
      func set(_ name: String, _ numbers: [UInt]) {
        peer.setProperty(name, type: "CARDINAL", numbers, of: peer.root)
        XSync(peer.display, False)
      }
      set("_NET_WORKAREA", [0, 20, 300, 200, 5, 0, 100, 90, 0, 0, 0, 0])
      #expect(platform.workArea == PixelRect(x: 0, y: 20, width: 300, height: 200))
      set("_NET_CURRENT_DESKTOP", [1])
      #expect(platform.workArea == PixelRect(x: 5, y: 0, width: 100, height: 90))
      set("_NET_CURRENT_DESKTOP", [2])
      #expect(platform.workArea == whole)
      for desktop in [3, UInt(UInt32.max)] {
        set("_NET_CURRENT_DESKTOP", [desktop])
        #expect(platform.workArea == PixelRect(x: 0, y: 20, width: 300, height: 200))
      }
    }

    @Test func whatTheUserHasSetIsTheScaleOfAllMonitors() throws {
      let server = try XServer.start()
      defer { server.stop() }
      try server.placeMonitors()
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let peer = try X11PeerClient(server.display)
      func scales() -> [Double] { live.platform.screens.map(\.scale) }
      peer.setBytes("RESOURCE_MANAGER", type: "STRING", Array("Xft.dpi:\t96\n".utf8), of: peer.root)
      try live.wait("one scale") { _ in scales() == [1, 1] }
      peer.setBytes(
        "RESOURCE_MANAGER", type: "STRING", Array("Xft.dpi:\t144\n".utf8), of: peer.root)
      try live.wait("another") { _ in scales() == [1.5, 1.5] }
      XDeleteProperty(peer.display, peer.root, peer.atom("RESOURCE_MANAGER"))
      XSync(peer.display, False)
      try live.wait("each its own") { _ in scales() == [1, 2] }
    }

    /// Without Present, a timer ticks at the rate that RandR says.
    @Test func ticksOfATimerFollowTheMonitorsRate() throws {
      let server = try XServer.start(arguments: ["-extension", "Present"])
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let log = TickLog()
      let (clock, queue) = (live.window.clock, live.queue)
      queue.sync { clock.start(on: queue) { log.append($0) } }
      defer { queue.sync { clock.stop() } }
      for rate in [120, 30] {
        try server.setRefreshRate(rate)
        try live.wait("ticks at \(rate) Hz") { _ in
          abs((log.wait(for: 1, seconds: 60).last?.interval ?? 0) * Double(rate) - 1) < 1e-3
        }
      }
    }

    /// Two outputs beside each other, of which one goes while the window is on it, and comes back.
    @Test(.enabled(if: XDeviceServer.isAvailable, "Xorg with its dummy driver cannot start"))
    func anOutputIsUnpluggedUnderAWindow() throws {
      let server = try XDeviceServer.start()
      defer { server.stop() }
      try server.plugInOutputs()
      let live = try LiveWindow(on: server.server, position: PixelPoint(x: 700, y: 100))
      defer { live.close() }
      try live.show()
      func names() -> [String] { live.platform.screens.map(\.name) }
      func news() -> Int {
        live.events.count { if case .screensChanged = $0 { true } else { false } }
      }
      #expect(names() == ["DUMMY0", "DUMMY1"])
      #expect(live.window.screen.name == "DUMMY1")
      #expect(live.window.screen.bounds == PixelRect(x: 640, y: 0, width: 640, height: 800))
      try server.unplugOutput(1)
      try live.wait("one output") { _ in names() == ["DUMMY0"] && news() > 0 }
      #expect(live.window.screen.name == "DUMMY0", "it is on none, so the first is its screen")
      live.window.setPosition(PixelPoint(x: 40, y: 30))
      try live.wait("a move to what is left") { _ in live.corner == PixelPoint(x: 40, y: 30) }
      try live.paint(
        [(PixelRect(x: 0, y: 0, width: 200, height: 120), 0xFF00_FF00)],
        size: PixelSize(width: 200, height: 120))
      #expect(try server.server.waitForPixel(x: 50, y: 40, 0x00FF00))
      try server.plugInOutputs()
      try live.wait("both") { _ in names() == ["DUMMY0", "DUMMY1"] }
      try server.unplugOutput(0)
      try live.wait("the other") { _ in names() == ["DUMMY1"] }
      #expect(live.window.screen.name == "DUMMY1")
    }
  }
}
