import DBusKit
import PlatformKit

/// Follows the user's settings in the desktop's portal. Main thread only; nothing waits for it.
@MainActor
final class SettingsPortal {
  private static let interface = "org.freedesktop.portal.Settings"
  /// Seconds that the bus may take to start the portal.
  private static let timeout = 30.0

  private(set) var settings = PortalSettings()
  private let bus: SessionBus
  private let onChange: @MainActor () -> Void
  /// Whether a portal that comes has to be asked.
  private var isUnread = false

  /// Asks as soon as there is a bus, and again when the portal was started anew.
  init(bus: SessionBus, onChange: @escaping @MainActor () -> Void) {
    (self.bus, self.onChange) = (bus, onChange)
    bus.connection.subscribe(
      DBusMatch(
        sender: PortalFileChooser.service, path: PortalFileChooser.path, interface: Self.interface,
        member: "SettingChanged")
    ) { [weak self] in self?.didChange($0.arguments) }
    bus.connection.watch(name: PortalFileChooser.service) { [weak self] in self?.ownerDidChange($0)
    }
    bus.observe { [weak self] isConnected in if isConnected { self?.read() } }
    if bus.connection.isConnected { read() }
  }

  private func ownerDidChange(_ owner: String?) {
    if owner != nil, isUnread { read() }
    isUnread = owner == nil
  }

  private func read() {
    let spaces = [PortalSettings.appearance, PortalSettings.interface]
    bus.connection.call(
      DBusCall(
        PortalFileChooser.service, PortalFileChooser.path, Self.interface, "ReadAll",
        [.array(of: "s", spaces.map { .string($0) })]), timeout: Self.timeout
    ) { [weak self] answer in
      self?.change { $0.takeAll((try? answer.get())?.first) }
    }
  }

  private func didChange(_ arguments: [DBusValue]) {
    guard arguments.count == 3, let space = arguments[0].string, let key = arguments[1].string
    else { return }
    change { $0.take(space, key, arguments[2]) }
  }

  private func change(_ body: (inout PortalSettings) -> Void) {
    let old = settings
    body(&settings)
    if settings != old { onChange() }
  }
}
