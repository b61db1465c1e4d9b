import DBusKit
import PlatformKit

/// Follows whether the desktop wants accessibility, on the session bus. Starts nothing there: where nobody
/// has the name, nobody listens. Main thread only.
@MainActor
package final class ATSPIStatus {
  package static let service = "org.a11y.Bus"
  package static let path = "/org/a11y/bus"
  package static let interface = "org.a11y.Status"

  private(set) var isEnabled = false
  private(set) var isScreenReaderEnabled = false
  let connection: DBusConnection
  private let onChange: @MainActor () -> Void

  init(connection: DBusConnection, onChange: @escaping @MainActor () -> Void) {
    (self.connection, self.onChange) = (connection, onChange)
    connection.watch(name: Self.service) { [weak self] in self?.ownerDidChange($0) }
    connection.subscribe(
      DBusMatch(
        sender: Self.service, path: Self.path, interface: "org.freedesktop.DBus.Properties",
        member: "PropertiesChanged", argument: Self.interface)
    ) { [weak self] in
      self?.take($0.arguments.dropFirst().first?.elements ?? [])
    }
  }

  /// Asks where the other bus is.
  func findBus(_ reply: @escaping @MainActor (String?) -> Void) {
    connection.call(DBusCall(Self.service, Self.path, Self.service, "GetAddress"), timeout: 30) {
      let address = (try? $0.get())?.first?.string
      reply(address.flatMap { $0.isEmpty ? nil : $0 })
    }
  }

  private func ownerDidChange(_ owner: String?) {
    guard owner != nil else { return set(isEnabled: false, isScreenReaderEnabled: false) }
    connection.call(
      DBusCall(
        Self.service, Self.path, "org.freedesktop.DBus.Properties", "GetAll",
        [.string(Self.interface)])
    ) { [weak self] in
      self?.take((try? $0.get())?.first?.elements ?? [])
    }
  }

  private func take(_ entries: [DBusValue]) {
    var (enabled, reader) = (isEnabled, isScreenReaderEnabled)
    for case .entry(.string(let name), let value) in entries {
      if name == "IsEnabled" { enabled = value.unwrapped.boolean ?? enabled }
      if name == "ScreenReaderEnabled" { reader = value.unwrapped.boolean ?? reader }
    }
    set(isEnabled: enabled, isScreenReaderEnabled: reader)
  }

  private func set(isEnabled: Bool, isScreenReaderEnabled: Bool) {
    guard (isEnabled, isScreenReaderEnabled) != (self.isEnabled, self.isScreenReaderEnabled) else {
      return
    }
    (self.isEnabled, self.isScreenReaderEnabled) = (isEnabled, isScreenReaderEnabled)
    onChange()
  }
}
