import CUIXlib
import Glibc
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Windows of menus: no window manager has them, and they grab the pointer.
  @MainActor @Suite struct MenuWindowTests {
    private func menu(of live: LiveWindow) throws -> X11Window {
      var description = WindowDescription(
        size: PixelSize(width: 150, height: 220), title: "Menu")
      description.position = PixelPoint(x: 60, y: 90)
      (description.kind, description.owner) = (.menu, live.window.id)
      return try #require(try live.platform.makeWindow(description) as? X11Window)
    }

    private func show(_ menu: X11Window, in live: LiveWindow) throws {
      menu.show()
      try live.wait("menu shown") {
        $0.contains { if case .window(menu.id, .shown) = $0 { true } else { false } }
      }
    }

    /// A menu over a window, on a server of its own.
    private func openMenu() throws -> (XServer, LiveWindow, X11Window) {
      let server = try XServer.start()
      do {
        let live = try LiveWindow(on: server)
        try live.show()
        let menu = try menu(of: live)
        try show(menu, in: live)
        return (server, live, menu)
      } catch {
        server.stop()
        throw error
      }
    }

    @Test func itIsWhereItIsAskedToBeWithoutAFrame() throws {
      let (server, live, menu) = try openMenu()
      defer {
        menu.close()
        live.close()
        server.stop()
      }
      let text = try server.run(["xwininfo", "-id", "\(menu.handle)"])
      for expected in [
        "Override Redirect State: yes", "Absolute upper-left X:  60",
        "Absolute upper-left Y:  90", "Width: 150", "Height: 220",
      ] { #expect(text.contains(expected), "\(expected) in \(text)") }
      let hints = try server.run(["xprop", "-id", "\(menu.handle)"])
      #expect(hints.contains("_NET_WM_WINDOW_TYPE_POPUP_MENU"))
      #expect(hints.contains("WM_TRANSIENT_FOR"))
    }

    @Test func pressesOutsideTheProgramAreItsAndThoseInsideTheWindowsOwn() throws {
      let (server, live, menu) = try openMenu()
      defer {
        menu.close()
        live.close()
        server.stop()
      }
      func presses(_ window: X11Window) -> [PointerSample] {
        live.events.compactMap {
          guard case .pointer(window.id, let sample) = $0, case .pressed = sample.action else {
            return nil
          }
          return sample
        }
      }
      try server.xdotool(["mousemove", "600", "500", "click", "1"])
      try live.wait("a press outside") { _ in presses(menu).count == 1 }
      #expect(presses(menu)[0].x == 540 && presses(menu)[0].y == 410)
      try server.xdotool(["mousemove", "230", "40", "click", "1"])
      try live.wait("a press in the owner") { _ in presses(live.window).count == 1 }
      #expect(presses(menu).count == 1)
      try server.xdotool(["mousemove", "100", "200", "click", "1"])
      try live.wait("a press in the menu") { _ in presses(menu).count == 2 }
      #expect(presses(menu)[1].x == 40 && presses(menu)[1].y == 110)
    }

    @Test func aTipTakesNeitherPressesNorThePointer() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let other = try LiveWindow(on: server, position: PixelPoint(x: 400, y: 300))
      defer { other.close() }
      try other.show()
      var description = WindowDescription(size: PixelSize(width: 80, height: 50), title: "Tip")
      description.position = PixelPoint(x: 60, y: 50)
      (description.kind, description.owner) = (.toolTip, live.window.id)
      let tip = try #require(try live.platform.makeWindow(description) as? X11Window)
      defer { tip.close() }
      tip.setInputRegion(PixelRegion())
      try show(tip, in: live)
      #expect(
        try server.run(["xprop", "-id", "\(tip.handle)"]).contains("_NET_WM_WINDOW_TYPE_TOOLTIP"))
      try server.xdotool(["mousemove", "70", "60", "click", "1"])
      try live.wait("a press through it") {
        $0.contains {
          guard case .pointer(live.window.id, let sample) = $0 else { return false }
          return sample.action == .pressed(.primary) && sample.x == 30 && sample.y == 30
        }
      }
      try server.xdotool(["mousemove", "450", "350", "click", "1"])
      try other.wait("a press in another program") { _ in !other.samples.isEmpty }
    }

    @Test func closedItLetsGoOfThePointer() throws {
      let (server, live, menu) = try openMenu()
      defer {
        live.close()
        server.stop()
      }
      menu.close()
      live.pump()
      let other = try LiveWindow(on: server, position: PixelPoint(x: 400, y: 300))
      defer { other.close() }
      try other.show()
      try server.xdotool(["mousemove", "450", "350", "click", "1"])
      try other.wait("a press in another program") { _ in !other.samples.isEmpty }
    }
  }
}
