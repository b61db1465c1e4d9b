import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Windows of popovers: as those of menus, but for the keys, and menus come and go over them.
  @MainActor @Suite struct PopoverWindowTests {
    /// A window, and beyond it one of another program.
    @MainActor private final class Desktop {
      let server: XServer
      let live: LiveWindow
      let other: LiveWindow

      init() throws {
        server = try XServer.start()
        do {
          live = try LiveWindow(on: server)
          try live.show()
          other = try LiveWindow(on: server, position: PixelPoint(x: 400, y: 300))
          try other.show()
        } catch {
          server.stop()
          throw error
        }
      }

      func stop() {
        other.close()
        live.close()
        server.stop()
      }

      func open(
        _ kind: WindowKind, x: Int32, y: Int32, _ prepare: (X11Window) -> Void = { _ in }
      ) throws -> X11Window {
        var description = WindowDescription(
          size: PixelSize(width: 150, height: 220), title: "Card")
        description.position = PixelPoint(x: x, y: y)
        (description.kind, description.owner) = (kind, live.window.id)
        let window = try #require(try live.platform.makeWindow(description) as? X11Window)
        prepare(window)
        window.show()
        try live.wait("\(kind) shown") {
          $0.contains { if case .window(window.id, .shown) = $0 { true } else { false } }
        }
        return window
      }

      func presses(_ window: X11Window) -> Int {
        live.events.count {
          guard case .pointer(window.id, let sample) = $0 else { return false }
          return sample.action == .pressed(.primary)
        }
      }

      var pressesOfOther: Int {
        other.pump()
        return other.samples.count { $0.action == .pressed(.primary) }
      }

      /// A click in the other program's window.
      func clickOutside() throws {
        try server.xdotool(["mousemove", "450", "350", "click", "1"])
      }

      /// False where the server refuses.
      func lendPointerToOther() -> Bool {
        let display = other.platform.connection.display
        let result = XGrabPointer(
          display, other.window.handle, False, UInt32(ButtonPressMask), GrabModeAsync,
          GrabModeAsync, 0, 0, Time(CurrentTime))
        return result == GrabSuccess
      }

      func takePointerFromOther() {
        let display = other.platform.connection.display
        XUngrabPointer(display, Time(CurrentTime))
        XSync(display, False)
      }

      /// Whether the other program can have the keys.
      var areKeysFree: Bool {
        let display = other.platform.connection.display
        let now = Time(CurrentTime)
        let isFree =
          XGrabKeyboard(
            display, other.window.handle, False, GrabModeAsync, GrabModeAsync, now) == GrabSuccess
        XUngrabKeyboard(display, now)
        XSync(display, False)
        return isFree
      }
    }

    @Test func pressesOutsideAreItsAndTheKeysAreNot() throws {
      let desktop = try Desktop()
      defer { desktop.stop() }
      let popover = try desktop.open(.popover, x: 60, y: 90)
      let hints = try desktop.server.run(["xprop", "-id", "\(popover.handle)"])
      #expect(hints.contains("_NET_WM_WINDOW_TYPE_POPUP_MENU"))
      #expect(hints.contains("WM_TRANSIENT_FOR"))
      try desktop.clickOutside()
      try desktop.live.wait("a press outside") { _ in desktop.presses(popover) == 1 }
      #expect(desktop.pressesOfOther == 0 && desktop.areKeysFree)
      popover.close()
      desktop.live.pump()
      try desktop.clickOutside()
      try desktop.other.wait("a press in another program") { _ in desktop.pressesOfOther == 1 }
      #expect(desktop.presses(popover) == 1)
    }

    @Test func aMenuOverItGivesThePointerBackToIt() throws {
      let desktop = try Desktop()
      defer { desktop.stop() }
      let popover = try desktop.open(.popover, x: 60, y: 90)
      let second = try desktop.open(.popover, x: 80, y: 110)
      let menu = try desktop.open(.menu, x: 100, y: 120)
      try desktop.clickOutside()
      try desktop.live.wait("a press outside") { _ in desktop.presses(menu) == 1 }
      #expect(!desktop.areKeysFree)
      for (gone, next) in [(menu, second), (second, popover)] {
        gone.close()
        desktop.live.pump()
        #expect(desktop.areKeysFree)
        try desktop.clickOutside()
        try desktop.live.wait("the next press outside") { _ in desktop.presses(next) == 1 }
      }
      #expect(desktop.pressesOfOther == 0)
      popover.close()
      desktop.live.pump()
      try desktop.clickOutside()
      try desktop.other.wait("a press in another program") { _ in desktop.pressesOfOther == 1 }
    }

    /// As while it fades away.
    @Test func withoutPressesItShowsAndHasLetGoOfThePointer() throws {
      let desktop = try Desktop()
      defer { desktop.stop() }
      let below = try desktop.open(.popover, x: 60, y: 90)
      let popover = try desktop.open(.popover, x: 80, y: 110)
      for (gone, next) in [(popover, below), (below, nil)] as [(X11Window, X11Window?)] {
        gone.setInputRegion(PixelRegion())
        desktop.live.settle()
        try desktop.clickOutside()
        if let next {
          try desktop.live.wait("the press of the next") { _ in desktop.presses(next) == 1 }
        }
      }
      try desktop.other.wait("a press in another program") { _ in desktop.pressesOfOther == 1 }
      // Over both and the window, of which no press is theirs.
      try desktop.server.xdotool(["mousemove", "100", "130", "click", "1"])
      try desktop.live.wait("a press behind them") { _ in desktop.presses(desktop.live.window) == 1
      }
      #expect(desktop.presses(popover) == 0 && desktop.presses(below) == 1)
      for window in [popover, below] {
        let state = try desktop.server.run(["xwininfo", "-id", "\(window.handle)"])
        #expect(state.contains("Map State: IsViewable"))
        window.close()
      }
    }

    /// Dismissed as soon as it was presented, it is on the screen only after that.
    @Test func oneThatHasNoPressesBeforeItShowsTakesNoPointer() throws {
      let desktop = try Desktop()
      defer { desktop.stop() }
      let popover = try desktop.open(.popover, x: 60, y: 90) { $0.setInputRegion(PixelRegion()) }
      defer { popover.close() }
      try desktop.clickOutside()
      try desktop.other.wait("a press in another program") { _ in desktop.pressesOfOther == 1 }
      #expect(desktop.presses(popover) == 0)
    }

    @Test func whereAnotherProgramHasThePointerItWorksWithoutAndGetsItLater() throws {
      let desktop = try Desktop()
      defer { desktop.stop() }
      try #require(desktop.lendPointerToOther())
      let popover = try desktop.open(.popover, x: 60, y: 90)
      desktop.takePointerFromOther()
      try desktop.clickOutside()
      try desktop.other.wait("a press in another program") { _ in desktop.pressesOfOther == 1 }
      try desktop.server.xdotool(["mousemove", "100", "200", "click", "1"])
      try desktop.live.wait("a press in the popover") { _ in desktop.presses(popover) == 1 }
      // What a menu over it had is the popover's afterwards.
      try desktop.open(.menu, x: 100, y: 120).close()
      desktop.live.pump()
      try desktop.clickOutside()
      try desktop.live.wait("a press outside") { _ in desktop.presses(popover) == 2 }
      #expect(desktop.pressesOfOther == 1 && desktop.areKeysFree)
      popover.close()
      desktop.live.pump()
      try desktop.clickOutside()
      try desktop.other.wait("another press there") { _ in desktop.pressesOfOther == 2 }
    }
  }

  /// Fingers, which a grab would take from the windows.
  @MainActor
  @Suite(.enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
  struct PopoverTouchTests {
    private func open(over live: LiveWindow) throws -> X11Window {
      var description = WindowDescription(
        size: PixelSize(width: 150, height: 220), title: "Card")
      description.position = PixelPoint(x: 300, y: 100)
      (description.kind, description.owner) = (.popover, live.window.id)
      let window = try #require(try live.platform.makeWindow(description) as? X11Window)
      window.show()
      try live.wait("popover shown") {
        $0.contains { if case .window(window.id, .shown) = $0 { true } else { false } }
      }
      return window
    }

    @Test func theFirstTouchEndsTheGrabAndTheNextIsTheWindows() throws {
      let server = try XDeviceServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server.server)
      defer { live.close() }
      try live.show()
      let popover = try open(over: live)
      defer { popover.close() }
      try server.touch(1, .begin, x: 320, y: 120)
      try live.wait("the touch") { _ in !live.touches.isEmpty }
      try server.touch(1, .end, x: 320, y: 120)
      try live.wait("its end") { _ in live.touches.count == 2 }
      try server.touch(2, .begin, x: 320, y: 120)
      try server.touch(2, .update, x: 320, y: 160)
      try server.touch(2, .end, x: 320, y: 160)
      try live.wait("a lift") { _ in live.touches.last?.action == .lift }
      #expect(live.touches.map(\.action) == [.down, .cancel, .down, .move, .lift])
      #expect(abs((live.touches.last?.y ?? 0) - 60.25) < 0.1)
      // Another one doesn't take the pointer from the fingers.
      let second = try open(over: live)
      defer { second.close() }
      try server.touch(3, .begin, x: 330, y: 130)
      try server.touch(3, .end, x: 330, y: 130)
      try live.wait("a second lift") { _ in live.touches.count { $0.action == .lift } == 2 }
      #expect(live.touches.suffix(2).map(\.action) == [.down, .lift])
    }
  }
}
