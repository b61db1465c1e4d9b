import CUIXlib
import Foundation
import Glibc
import TemporaryPlaces

/// A server with a window manager of one's choice, which can be ended and started again. Its settings are its own.
/// Usable from any thread. All calls block until they are done.
package final class ManagedServer: @unchecked Sendable {
  package let server: XServer
  package let manager: WindowManager
  private let folder: URL
  private let bus: MessageBus?
  private var process: GuardedProcess?

  /// Returns when the manager manages windows.
  package init(_ manager: WindowManager, arguments: [String] = []) throws {
    self.manager = manager
    server = try XServer.start(arguments: arguments)
    folder = TemporaryPlaces.new("manager")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    bus = manager == .xfwm4 || manager == .mutter ? MessageBus(hasServices: true) : nil
    try bus?.start()
    try startManager()
  }

  deinit { stop() }

  /// Ends manager and server. Safe to call twice.
  package func stop() {
    stopManager()
    server.stop()
    bus?.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  package func stopManager() {
    process?.end(with: "kill")
    process = nil
  }

  package func startManager() throws {
    guard manager != .none else { return }
    // What managers complain about would fill a pipe that nobody reads, and stop them.
    let quiet = ["sh", "-c", "exec \"$@\" 2>/dev/null", "sh"]
    process = try GuardedProcess(
      quiet + (try manager.command(in: folder)), environment: environment)
    let deadline = Date(timeIntervalSinceNow: 60)
    while !managesWindows() {
      guard Date() < deadline else {
        throw XTestRigError("\(manager) does not manage windows on \(server.display)")
      }
      usleep(20_000)
    }
  }

  private var environment: [String: String] {
    var values = server.environment
    values["HOME"] = folder.path
    values["XDG_CONFIG_HOME"] = folder.path
    values["XDG_RUNTIME_DIR"] = folder.path
    values["XDG_SESSION_TYPE"] = "x11"
    values["NO_AT_BRIDGE"] = "1"
    values["SESSION_MANAGER"] = nil
    values["DBUS_SESSION_BUS_ADDRESS"] = bus?.address
    return values
  }

  /// Whether a window that is shown gets the state that window managers give it. Those that are about to start
  /// may pass it over, so a new one is shown each time.
  private func managesWindows() -> Bool {
    guard let connection = xcb_connect(server.display, nil) else { return false }
    defer { xcb_disconnect(connection) }
    guard xcb_connection_has_error(connection) == 0 else { return false }
    let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
    let (window, name) = (xcb_generate_id(connection), "WM_STATE")
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return false }
    let state = reply.pointee.atom
    free(reply)
    xcb_create_window(
      connection, 0, window, root, 0, 0, 10, 10, 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue),
      0, 0, nil)
    xcb_map_window(connection, window)
    for _ in 0..<50 {
      let question = xcb_get_property(connection, 0, window, state, 0, 0, 2)
      guard let answer = xcb_get_property_reply(connection, question, nil) else { return false }
      defer { free(answer) }
      if answer.pointee.value_len > 0 { return true }
      usleep(10_000)
    }
    return false
  }
}
