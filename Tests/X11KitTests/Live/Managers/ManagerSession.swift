import Dispatch
import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

/// A server with each window manager, which all tests under that manager share, one after another.
@MainActor
enum ManagerSession {
  private static var sessions: [WindowManager: ManagedServer] = [:]
  nonisolated static let size = PixelSize(width: 300, height: 200)

  static func server(_ manager: WindowManager) throws -> ManagedServer {
    if let session = sessions[manager] { return session }
    let session = try ManagedServer(manager)
    sessions[manager] = session
    return session
  }

  /// A new window of a program of its own, not shown yet.
  static func window(
    _ manager: WindowManager, position: PixelPoint? = PixelPoint(x: 200, y: 150),
    _ describe: (inout WindowDescription) -> Void = { _ in }
  ) throws -> LiveWindow {
    try LiveWindow(on: server(manager).server, size: size, position: position, describe)
  }

  /// Runs `body` with a window that shows.
  static func withWindow(
    _ manager: WindowManager, _ describe: (inout WindowDescription) -> Void = { _ in },
    _ body: (LiveWindow, X11PeerClient) throws -> Void
  ) throws {
    let live = try window(manager, describe)
    let peer = try X11PeerClient(live.server.display)
    defer { close(live, peer) }
    try live.show()
    try body(live, peer)
  }

  /// Returns when the manager has let go of the window. The next one has the same number, and mutter and metacity would
  /// remove from it the states that they have seen on this one.
  private static func close(_ live: LiveWindow, _ peer: X11PeerClient) {
    let handle = live.window.handle
    live.close()
    do {
      try live.wait("the manager to let go of the window") { _ in
        !peer.items("_NET_CLIENT_LIST", of: peer.root).contains(handle)
      }
    } catch { Issue.record(error) }
  }
}

extension LiveWindow {
  /// The size that the server has.
  var size: PixelSize {
    var (root, x, y, width, height, border, depth) =
      (Window(0), Int32(0), Int32(0), UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    XGetGeometry(
      platform.connection.display, window.handle, &root, &x, &y, &width, &height, &border, &depth)
    return PixelSize(width: Int32(width), height: Int32(height))
  }

  /// Where the server has the corner of its content.
  var corner: PixelPoint {
    var (x, y, child) = (Int32(0), Int32(0), Window(0))
    XTranslateCoordinates(
      platform.connection.display, window.handle, platform.connection.root, 0, 0, &x, &y, &child)
    return PixelPoint(x: x, y: y)
  }

  /// Everything that was asked for so far has been done by the server and, where it answers, seen by the manager.
  func settle() {
    XSync(platform.connection.display, False)
    pump()
  }

  var screenSize: PixelSize { platform.connection.desktopSize }

  /// Holds the primary button down in the window meanwhile. It comes up whatever happens, as the next test has the
  /// same server.
  func whilePressed(atX x: Int32, y: Int32, _ body: () throws -> Void) throws {
    let start = corner
    defer {
      _ = try? server.xdotool(["mouseup", "1"])
      pump()
    }
    try server.xdotool(["mousemove", "\(start.x + x)", "\(start.y + y)", "mousedown", "1"])
    try wait("the press") { _ in samples.contains { $0.action == .pressed(.primary) } }
    try body()
  }

  /// Puts again what the window system has lost since the last call: a manager may make the frame around the window
  /// larger only after the program has painted the larger size.
  func presentWhatWasExposed() {
    let lost = exposed
    if lost.isEmpty { return }
    events.removeAll { if case .window(_, .exposed) = $0 { true } else { false } }
    queue.sync { [target = window.target] in _ = target.represent(lost) }
  }
}

extension X11PeerClient {
  func atoms(_ name: String, of window: Window) -> [String] {
    items(name, of: window).compactMap { item in
      XGetAtomName(display, item).map { text in
        defer { XFree(text) }
        return String(cString: text)
      }
    }
  }

  /// Asks the window manager for something, as a pager or the program itself does.
  func tell(_ name: String, about window: Window, _ data: (Int, Int, Int, Int, Int)) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    event.xclient.data.l = data
    XSendEvent(
      display, root, False, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    XFlush(display)
  }

  /// Whether WM_HINTS has the flag for urgency.
  func isUrgent(_ window: Window) -> Bool {
    (items("WM_HINTS", of: window).first ?? 0) & UInt(XUrgencyHint) != 0
  }
}
