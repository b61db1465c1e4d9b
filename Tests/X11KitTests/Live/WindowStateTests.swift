import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// What window managers do to a window, and the outcome of its requests.
  @MainActor @Suite struct WindowStateTests {
    private let size = PixelSize(width: 200, height: 120)

    private func shows(_ events: [PlatformEvent]) -> [Bool] {
      events.compactMap {
        switch $0 {
        case .window(_, .shown): true
        case .window(_, .hidden): false
        default: nil
        }
      }
    }

    @Test func aMaximisedWindowStaysAsItIsAndSaysSo() throws {
      let server = try XServer.start(windowManager: "openbox")
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      try server.maximise(UInt32(live.window.handle))
      try live.wait("the maximised size") { _ in (live.sizes.last?.width ?? 0) > 1000 }
      let (maximised, count) = (live.sizes.last, live.sizes.count)
      live.window.setSize(PixelSize(width: 300, height: 200))
      try live.wait("an answer") { _ in live.sizes.count > count }
      #expect(live.sizes.last == maximised)
    }

    /// One replies with a synthetic event only, one not at all.
    @Test(arguments: [true, false]) func aRefusalIsHeardThoughNothingChanges(isTold: Bool) throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let peer = try X11PeerClient(server.display)
      peer.redirectRequests()
      let asked = live.platform.clock.now()
      live.window.setSize(PixelSize(width: 300, height: 200))
      live.pump()
      peer.waitForConfigureRequest()
      if isTold { peer.tellSize(size.width, size.height, to: live.window.handle) }
      try live.wait("an answer") { _ in !live.sizes.isEmpty }
      #expect(live.sizes == [size])
      #expect(isTold || live.platform.clock.now() - asked >= 0.5)
    }

    /// A window manager that leaves a new window unmapped, as on a workspace that is not visible.
    @Test func aWindowThatIsNotPutOnTheScreenIsHidden() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let peer = try X11PeerClient(server.display)
      peer.redirectRequests()
      live.window.show()
      try live.wait("the time-out") { shows($0) == [false] }
      peer.map(live.window.handle)
      try live.wait("the visit") { shows($0) == [false, true] }
    }

    /// A window manager that makes room for a frame that the window doesn't have, and insists on it.
    @Test(arguments: [true, false]) func aPlaceWithoutAFrameIsAskedForOnceMore(hasFrame: Bool)
      throws
    {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server) { $0.hasFrame = hasFrame }
      defer { live.close() }
      let (peer, handle) = (try X11PeerClient(server.display), live.window.handle)
      peer.redirectRequests()
      live.window.show()
      live.pump()
      for _ in 0..<2 {
        XMoveWindow(peer.display, handle, 40, -7)
        peer.map(handle)
        try live.wait("it shows elsewhere") { shows($0).last == true && live.corner.y == -7 }
        live.settle()
        peer.unmap(handle)
        try live.wait("it is away") { shows($0).last == false }
      }
      let places = peer.requestedPlaces(of: handle)
      #expect(places == (hasFrame ? [] : [PixelPoint(x: 40, y: 30)]))
    }

    @Test func aMinimisedWindowIsHidden() throws {
      let server = try XServer.start(windowManager: "openbox")
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      try server.xdotool(["windowminimize", "\(live.window.handle)"])
      // On a busy machine openbox may have let it wait so long that it was hidden first.
      try live.wait("the end of it") { shows($0).suffix(2) == [true, false] }
      try server.xdotool(["windowactivate", "\(live.window.handle)"])
      try live.wait("its return") { shows($0).suffix(3) == [true, false, true] }
    }

    @Test func aMinimisedWindowThatStaysMappedIsHidden() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      let (peer, handle) = (try X11PeerClient(server.display), live.window.handle)
      let hidden = peer.atom("_NET_WM_STATE_HIDDEN")
      peer.setProperty("_NET_WM_STATE", type: "ATOM", [hidden], of: handle)
      try live.wait("one") { shows($0) == [true, false] }
      peer.setProperty("WM_STATE", type: "WM_STATE", [UInt(IconicState), 0], of: handle)
      peer.setProperty("_NET_WM_STATE", type: "ATOM", [], of: handle)
      peer.setProperty("WM_STATE", type: "WM_STATE", [UInt(NormalState), 0], of: handle)
      try live.wait("the other") { shows($0) == [true, false, true] }
    }

    @Test func aWindowThatIsGoneHasNoProperties() throws {
      let server = try XServer.start()
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let (peer, handle) = (try X11PeerClient(server.display), live.window.handle)
      peer.setProperty("WM_STATE", type: "WM_STATE", [UInt(IconicState), 0], of: handle)
      try live.wait("the property") { _ in
        live.platform.items(of: peer.atom("WM_STATE"), in: handle) == [UInt(IconicState), 0]
      }
      peer.destroy(handle)
      #expect(live.platform.items(of: peer.atom("WM_STATE"), in: handle).isEmpty)
    }

    /// As with Alt and Tab: the window manager has the keyboard when the key is released.
    @Test func aKeyThatComesUpDuringAGrabIsReleasedAfterIt() throws {
      let server = try XServer.start(windowManager: "openbox")
      defer { server.stop() }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      try live.show()
      live.window.activate()
      try live.wait("the focus") {
        $0.contains { if case .window(_, .focused) = $0 { true } else { false } }
      }
      try server.xdotool(["keydown", "a", "keydown", "b"])
      try live.wait("two presses") { _ in live.strokes.count >= 2 }
      let peer = try X11PeerClient(server.display)
      peer.grabKeyboard()
      try server.xdotool(["keyup", "a"])
      peer.letGoOfKeyboard()
      try live.wait("the release") { _ in
        live.strokes.contains { $0.action == .released && $0.usage == 4 }
      }
      try server.xdotool(["keyup", "b"])
      try live.wait("the other release") { _ in
        live.strokes.contains { $0.action == .released && $0.usage == 5 }
      }
      #expect(live.strokes.count { $0.action == .released } == 2)
    }
  }
}
