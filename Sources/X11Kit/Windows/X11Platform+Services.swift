import DBusKit
import PlatformKit

// What other programs of the desktop do for this one, over the session bus.
extension X11Platform {
  package func beginFollowingSettings() {
    guard settingsPortal == nil, let sessionBus else { return }
    settingsPortal = SettingsPortal(bus: sessionBus) { [weak self] in
      guard let self, takeSettings() else { return }
      translator.emit(.settingsChanged)
    }
  }

  /// Returns whether the settings are others than before.
  @discardableResult
  func takeSettings() -> Bool {
    if cursors.setTheme(settings.cursorTheme) {
      for window in windows.values { window.renewCursor() }
    }
    let new = settings.values(settingsPortal?.settings ?? PortalSettings())
    guard new != desktopSettings else { return false }
    desktopSettings = new
    return true
  }

  func makeIdleInhibitor() -> (any IdleInhibitor)? {
    let server = ServerIdleInhibitor(connection: connection)
    guard let sessionBus else { return server }
    return DesktopIdleInhibitor(bus: sessionBus, program: identity.name, server: server)
  }

  func makeURLOpener() -> (any URLOpener)? { sessionBus.map { PortalURLOpener(bus: $0) } }

  func makeNotifications() -> (any NotificationService)? {
    sessionBus.map { bus in
      DesktopNotifications(bus: bus) { [weak self] in
        self?.identity ?? ProgramIdentity(name: "", identifier: "")
      }
    }
  }

  func makeInstances() -> (any InstanceService)? {
    guard let sessionBus, let address = DBusAddress.session else { return nil }
    return BusInstances(bus: sessionBus, address: address) { [weak self] in self?.wake?() }
  }
}
