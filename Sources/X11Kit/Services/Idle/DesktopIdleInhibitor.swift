import DBusKit
import Diagnostics
import PlatformKit

/// Inhibits idling by the desktop's portal, or else by its screen saver, or else by that of the server. Main thread
/// only; nothing waits for it.
///
/// A desktop that was restarted is asked again, and so is a portal that comes later. One that can do neither is asked
/// once. Where there is no bus, the server's saver is held after a while, until there is one.
@MainActor
final class DesktopIdleInhibitor: IdleInhibitor {
  static let portal = "org.freedesktop.portal.Inhibit"
  static let screenSaver = "org.freedesktop.ScreenSaver"
  static let screenSaverPath = "/org/freedesktop/ScreenSaver"
  /// The portal's flag for the user's idling.
  private static let idle: UInt32 = 8

  /// What has to be given back.
  private enum Hold {
    case request(String)
    case cookie(UInt32)
    case server
  }

  private let bus: SessionBus
  private let program: String
  private let server: any IdleInhibitor
  /// Seconds that the bus may take to be there, and to start the portal.
  private let timeout: Double
  private var isInhibited = false
  private var window: WindowID?
  private var hold: Hold?
  private var isObserving = false
  /// Whether a portal that comes has to be asked.
  private var isPortalAbsent = false
  /// Counts the wishes, so that a late answer to an earlier one is given back.
  private var wish: UInt64 = 0
  /// The wish that the portal was told last and has not answered.
  private var toldPortal: UInt64?

  /// `program` is a name that people read.
  init(bus: SessionBus, program: String, server: any IdleInhibitor, timeout: Double = 30) {
    (self.bus, self.program, self.server, self.timeout) = (bus, program, server, timeout)
  }

  func setInhibited(_ isInhibited: Bool, window: WindowID?) {
    guard isInhibited != self.isInhibited else { return }
    (self.isInhibited, self.window) = (isInhibited, window)
    wish += 1
    if isInhibited { ask() } else { release() }
  }
}

extension DesktopIdleInhibitor {
  private var reason: String { "\(program) is in use" }

  private func ask() {
    if !isObserving {
      isObserving = true
      bus.observe { [weak self] in self?.connectionDidChange($0) }
      bus.connection.watch(name: PortalFileChooser.service) { [weak self] in
        self?.portalDidChange($0)
      }
    }
    if bus.connection.isConnected { askPortal() } else { awaitBus() }
  }

  /// What was held by a connection ends with it. The server's saver is held until there is another one.
  private func connectionDidChange(_ isConnected: Bool) {
    wish += 1
    if isConnected {
      release()
      if isInhibited { askPortal() }
    } else if case .server? = hold {
      return
    } else {
      hold = nil
      if isInhibited { awaitBus() }
    }
  }

  /// While it is asked, a portal that comes has been started for that.
  private func portalDidChange(_ owner: String?) {
    defer { isPortalAbsent = owner == nil }
    guard isPortalAbsent, owner != nil, isInhibited, toldPortal != wish else { return }
    wish += 1
    release()
    askPortal()
  }

  private func awaitBus() {
    let asked = wish
    bus.whenConnected(within: timeout) { [weak self] connection in
      guard let self, connection == nil, asked == wish else { return }
      hold = holdServer()
    }
  }

  private func holdServer() -> Hold {
    server.setInhibited(true, window: window)
    return .server
  }

  private func askPortal() {
    let call = DBusCall(
      PortalFileChooser.service, PortalFileChooser.path, Self.portal, "Inhibit",
      [
        .parent(window), .uint32(Self.idle),
        .options([
          ("reason", .string(reason)), ("handle_token", .string("casementidle\(wish)")),
        ]),
      ])
    let told = wish
    toldPortal = told
    send(call) { inhibitor, answer in
      if inhibitor.toldPortal == told { inhibitor.toldPortal = nil }
      if let path = answer?.first?.string, path.hasPrefix("/") { return .request(path) }
      inhibitor.askScreenSaver()
      return nil
    }
  }

  private func askScreenSaver() {
    guard isInhibited else { return }
    let call = DBusCall(
      Self.screenSaver, Self.screenSaverPath, Self.screenSaver, "Inhibit",
      [.string(program), .string(reason)])
    send(call) { inhibitor, answer in
      if case .uint32(let cookie)? = answer?.first { return .cookie(cookie) }
      return inhibitor.holdServer()
    }
  }

  /// `read` finds in the answer what is to be given back; an answer that comes too late is given back at once.
  private func send(
    _ call: DBusCall,
    _ read: @escaping @MainActor (DesktopIdleInhibitor, [DBusValue]?) -> Hold?
  ) {
    let asked = wish
    bus.connection.call(call, timeout: timeout) { [weak self] result in
      guard let self else { return }
      let answer = try? result.get()
      if asked != wish, answer == nil { return }
      guard let held = read(self, answer) else { return }
      if asked == wish { hold = held } else { give(held) }
    }
  }

  private func release() {
    guard let hold else { return }
    self.hold = nil
    give(hold)
  }

  private func give(_ hold: Hold) {
    switch hold {
    case .request(let path):
      bus.connection.call(
        DBusCall(PortalFileChooser.service, path, PortalRequest.interface, "Close"))
    case .cookie(let cookie):
      bus.connection.call(
        DBusCall(
          Self.screenSaver, Self.screenSaverPath, Self.screenSaver, "UnInhibit", [.uint32(cookie)]))
    case .server: server.setInhibited(false, window: nil)
    }
  }
}
