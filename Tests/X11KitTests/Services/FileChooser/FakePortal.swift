import DBusKit
import Dispatch
import XTestRig

@testable import X11Kit

/// A portal on a bus of its own. It can be slow, old, rude or dead.
@MainActor
final class FakePortal {
  enum Manners {
    case polite, silent, dead
    /// Names requests in its own way, as portals before 0.9 did.
    case old
    case refusing
  }

  let bus = MessageBus()
  private(set) var connection: DBusConnection?
  private(set) var calls: [DBusCall] = []
  var manners = Manners.polite
  private(set) var hasName = false
  /// Where the last request is.
  private(set) var request = ""

  func start() throws {
    try bus.start()
    connect()
  }

  func connect() {
    let connection = DBusConnection(address: DBusAddress(bus.address)) { [weak self] in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.connection?.deliver() }
      }
    }
    connection.onChange = { [weak self, weak connection] isConnected in
      guard isConnected else { return }
      connection?.request(name: PortalFileChooser.service) { self?.hasName = $0 }
    }
    connection.onCall = { [weak self] in self?.receive($0) }
    self.connection = connection
  }

  /// Ends the portal, not the bus.
  func leave() { connection = nil }

  func kill() { bus.kill() }

  private func receive(_ call: DBusIncomingCall) {
    calls.append(call.call)
    guard call.call.interface == "org.freedesktop.portal.FileChooser" else {
      connection?.answer(call, .success([]))
      return
    }
    switch manners {
    case .dead: return
    case .refusing:
      connection?.answer(
        call, .failure(DBusFailure(name: "org.freedesktop.portal.Error.Failed", message: "no")))
    case .old:
      request = "/org/freedesktop/portal/desktop/request/own"
      connection?.answer(call, .success([.objectPath(request)]))
    case .polite, .silent:
      request = PortalRequest.path(of: option("handle_token")?.string ?? "", for: call.sender)
      connection?.answer(call, .success([.objectPath(request)]))
    }
  }

  /// The user has answered.
  func respond(_ code: UInt32, _ results: [(String, DBusValue)]) {
    let entries = results.map { DBusValue.entry(.string($0), .variant($1)) }
    connection?.emit(
      DBusSignal(
        request, PortalRequest.interface, "Response",
        [.uint32(code), .array(of: "{sv}", entries)]))
  }

  func choose(_ urls: [String]) {
    respond(0, [("uris", .array(of: "s", urls.map { .string($0) }))])
  }

  /// An option of the last call.
  func option(_ name: String) -> DBusValue? {
    let call = calls.last { $0.interface == "org.freedesktop.portal.FileChooser" }
    for case .entry(.string(name), let value) in call?.arguments.last?.elements ?? [] {
      return value.unwrapped
    }
    return nil
  }
}
