import DBusKit
import Dispatch
import XTestRig

@testable import X11Kit

/// The desktop's accessibility and the registry, both on one private bus, and an assistive technology that
/// calls. It can be silent.
@MainActor
final class FakeRegistry {
  let bus = MessageBus()
  let keys = FakeKeyListeners()
  private(set) var connection: DBusConnection?
  /// Of the registry that has come in the place of the first.
  private var successor: DBusConnection?
  private(set) var hasNames = 0
  /// The programs that have registered.
  private(set) var embedded: [String] = []
  private(set) var events: [DBusSignal] = []
  /// What the desktop and the registry were asked, by name.
  private(set) var asked: [String] = []
  var isEnabled = false
  var isSilent = false

  func start() throws {
    try bus.start()
    let connection = DBusConnection(address: DBusAddress(bus.address)) { [weak self] in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.connection?.deliver() }
      }
    }
    connection.onChange = { [weak self, weak connection] isConnected in
      guard isConnected else { return }
      for name in [ATSPIStatus.service, ATSPIBus.registry] {
        connection?.request(name: name) { if $0 { self?.hasNames += 1 } }
      }
    }
    connection.onCall = { [weak self, weak connection] in
      if let connection { self?.receive($0, by: connection) }
    }
    for kind in ["Object", "Window"] {
      connection.subscribe(DBusMatch(interface: "org.a11y.atspi.Event." + kind)) { [weak self] in
        self?.events.append($0)
      }
    }
    self.connection = connection
  }

  /// The registry goes, and another one comes that knows no program.
  func replaceRegistry() {
    let bus = "org.freedesktop.DBus"
    connection?.call(
      DBusCall(bus, "/org/freedesktop/DBus", bus, "ReleaseName", [.string(ATSPIBus.registry)])
    ) { [weak self] _ in self?.startSuccessor() }
  }

  private func startSuccessor() {
    let connection = DBusConnection(address: DBusAddress(bus.address)) { [weak self] in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.successor?.deliver() }
      }
    }
    connection.onChange = { [weak connection] isConnected in
      if isConnected { connection?.request(name: ATSPIBus.registry) }
    }
    connection.onCall = { [weak self, weak connection] in
      if let connection { self?.receive($0, by: connection) }
    }
    successor = connection
  }

  func setEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    connection?.emit(
      DBusSignal(
        ATSPIStatus.path, "org.freedesktop.DBus.Properties", "PropertiesChanged",
        [.string("org.a11y.Status"), status, .array(of: "s", [])]))
  }

  private var status: DBusValue {
    .array(
      of: "{sv}",
      [
        .entry(.string("IsEnabled"), .variant(.boolean(isEnabled))),
        .entry(.string("ScreenReaderEnabled"), .variant(.boolean(false))),
      ])
  }

  private func receive(_ call: DBusIncomingCall, by connection: DBusConnection) {
    asked.append(call.call.member)
    if isSilent || keys.receive(call, by: connection) { return }
    switch call.call.member {
    case "GetAll": connection.answer(call, .success([status]))
    case "GetAddress": connection.answer(call, .success([.string(bus.address)]))
    case "Embed":
      embedded.append(call.call.arguments.first?.fields?.first?.string ?? "")
      connection.answer(
        call, .success([ATSPIReference.value(connection.uniqueName ?? "", ATSPIReference.root)]))
    default: connection.answer(call, .success([]))
    }
  }
}
