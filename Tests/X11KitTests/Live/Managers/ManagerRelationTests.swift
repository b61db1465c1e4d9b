import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Focus, dialogs, places, frames, closing and the user's time under each window manager.
  @MainActor @Suite struct ManagerRelationTests {
    @Test(arguments: WindowManager.installed) func aWindowThatAsksForTheKeyboardGetsIt(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager) { live, _ in
        live.window.activate()
        try live.wait("the focus") { _ in live.isFocused }
        try live.server.xdotool(["key", "a"])
        try live.wait("a key") { _ in live.strokes.contains { $0.usage == 4 } }
      }
    }

    @Test(arguments: WindowManager.extended) func closingIsAsked(manager: WindowManager) throws {
      try ManagerSession.withWindow(manager) { live, peer in
        peer.tell("_NET_CLOSE_WINDOW", about: live.window.handle, (0, 2, 0, 0, 0))
        try live.wait("the question") {
          $0.contains { if case .window(_, .closeRequested) = $0 { true } else { false } }
        }
      }
    }

    @Test(arguments: WindowManager.extended) func aDialogIsInFrontOfItsOwner(manager: WindowManager)
      throws
    {
      try ManagerSession.withWindow(manager) { live, peer in
        var description = WindowDescription(
          size: PixelSize(width: 120, height: 80), title: "Dialog")
        (description.kind, description.owner, description.states) =
          (.dialog, live.window.id, .modal)
        let dialog = try #require(try live.platform.makeWindow(description) as? X11Window)
        defer {
          dialog.close()
          live.pump()
        }
        dialog.show()
        try live.wait("the dialog") {
          $0.contains { if case .window(dialog.id, .shown) = $0 { true } else { false } }
        }
        #expect(
          peer.atoms("_NET_WM_WINDOW_TYPE", of: dialog.handle).first
            == "_NET_WM_WINDOW_TYPE_DIALOG")
        #expect(peer.items("WM_TRANSIENT_FOR", of: dialog.handle) == [live.window.handle])
        try live.wait("its mode") { _ in
          peer.atoms("_NET_WM_STATE", of: dialog.handle).contains("_NET_WM_STATE_MODAL")
        }
        live.window.activate()
        try live.wait("the order") { _ in
          let order = peer.items("_NET_CLIENT_LIST_STACKING", of: peer.root)
          guard let one = order.firstIndex(of: live.window.handle),
            let two = order.firstIndex(of: dialog.handle)
          else { return false }
          return one < two
        }
      }
    }

    @Test(arguments: WindowManager.installed.filter(\.isFloating)) func aPlaceThatIsAskedForIsKept(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager) { live, _ in
        try live.wait("the place") { _ in live.corner == PixelPoint(x: 200, y: 150) }
        live.window.setPosition(PixelPoint(x: 410, y: 260))
        try live.wait("another place") { _ in live.corner == PixelPoint(x: 410, y: 260) }
        try live.wait("the report of it") { _ in
          live.platform.translator.tracks[live.window.handle]?.position
            == PixelPoint(x: 410, y: 260)
        }
      }
    }

    @Test(arguments: WindowManager.floating) func theFrameIsKnownAndMayBeMissing(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager) { live, _ in
        try live.wait("the frame") { _ in (live.frame?.top ?? 0) > 5 }
        live.window.setHasFrame(false)
        try live.wait("none") { _ in live.frame?.top == 0 }
        live.window.setHasFrame(true)
        try live.wait("one again") { _ in (live.frame?.top ?? 0) > 5 }
      }
    }

    @Test(arguments: WindowManager.floating) func aWindowMayAppearWithoutAFrame(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager, { $0.hasFrame = false }) { live, peer in
        live.settle()
        let extents = peer.items("_NET_FRAME_EXTENTS", of: live.window.handle)
        #expect(extents.allSatisfy { $0 == 0 }, "\(extents)")
        try live.wait("the place") { _ in live.corner == PixelPoint(x: 200, y: 150) }
      }
    }

    @Test(arguments: WindowManager.floating) func theManagerDragsTheWindow(manager: WindowManager)
      throws
    {
      try ManagerSession.withWindow(manager) { live, _ in
        live.window.activate()
        try live.wait("the focus") { _ in live.isFocused }
        let start = live.corner
        try live.whilePressed(atX: 50, y: 50) {
          live.window.beginDrag(.move)
          live.pump()
          // One at a time: a manager may look at the pointer only when it has it.
          var reach = 0
          try live.wait("the move") { _ in
            reach += 5
            try live.server.xdotool(
              ["mousemove", "\(Int(start.x) + 50 + reach % 200)", "\(start.y + 80)"])
            return abs(live.corner.x - start.x) > 20
          }
        }
      }
    }

    private func userTime(of window: Window, _ peer: X11PeerClient) -> UInt {
      let other = peer.items("_NET_WM_USER_TIME_WINDOW", of: window).first
      return peer.items("_NET_WM_USER_TIME", of: other ?? window).first ?? 0
    }

    /// By which managers know whether a new window may take the keyboard.
    @Test(arguments: WindowManager.installed) func theTimeOfEachKeyAndPressIsTold(
      manager: WindowManager
    ) throws {
      try ManagerSession.withWindow(manager) { live, peer in
        live.window.activate()
        try live.wait("the focus") { _ in live.isFocused }
        var times: [UInt] = []
        for count in 1...2 {
          try live.server.xdotool(["key", "a"])
          try live.wait("keys") { _ in live.strokes.count >= 2 * count }
          live.settle()
          times.append(userTime(of: live.window.handle, peer))
        }
        let isTold = live.platform.connection.windowManager.supports(.userTime)
        #expect(isTold ? times[0] > 0 && times[1] > times[0] : times == [0, 0], "\(times)")
        #expect(!isTold || times[1] == live.platform.translator.lastInputTime)
        let corner = live.corner
        try live.server.xdotool(
          ["mousemove", "\(corner.x + 50)", "\(corner.y + 50)", "click", "1"])
        try live.wait("a click") { _ in
          live.samples.contains { $0.action == .released(.primary) }
        }
        live.settle()
        let pressed = userTime(of: live.window.handle, peer)
        #expect(isTold ? pressed > times[1] : pressed == 0, "\(times), then \(pressed)")
      }
    }
  }
}
