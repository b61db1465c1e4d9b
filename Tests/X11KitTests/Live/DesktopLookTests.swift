import DBusKit
import Glibc
import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// A platform on a desktop that has a portal and a settings manager.
  @MainActor @Suite struct DesktopLookTests {
    private let desktop = FakeDesktop()

    /// Lets main run, and the platform's turns with it.
    private func wait(
      _ what: Comment, _ live: LiveWindow, until isDone: () -> Bool
    ) async throws {
      try await X11KitTests.wait(what) {
        live.pump()
        return isDone()
      }
    }

    private func answer(scheme: UInt32) {
      desktop.answer = { _ in
        let keys = DBusValue.options([("color-scheme", .uint32(scheme))])
        return .success([
          .array(of: "{sa{sv}}", [.entry(.string(PortalSettings.appearance), keys)])
        ])
      }
    }

    @Test func thePortalIsReadWhenAskedForAndGoesBeforeTheTheme() async throws {
      let server = try XServer.start()
      defer { server.stop() }
      try await desktop.start(PortalFileChooser.service)
      answer(scheme: 2)
      setenv("DBUS_SESSION_BUS_ADDRESS", desktop.bus.address, 1)
      defer {
        unsetenv("DBUS_SESSION_BUS_ADDRESS")
        desktop.kill()
      }
      let live = try LiveWindow(on: server)
      defer { live.close() }
      let peer = try X11PeerClient(server.display)
      _ = peer.manageSettings(
        X11SettingsTests.bytes(numbers: [], texts: [("Net/ThemeName", "Adwaita-dark")]))
      try await wait("the theme", live) { live.platform.desktopSettings.isDark == true }
      #expect(desktop.calls.isEmpty && live.platform.sessionBus?.isOpened == false)
      live.events = []
      live.platform.beginFollowingSettings()
      live.platform.beginFollowingSettings()
      try await wait("the portal", live) { live.platform.desktopSettings.isDark == false }
      try await wait("the news", live) {
        live.events.contains { if case .settingsChanged = $0 { true } else { false } }
      }
      #expect(desktop.calls.count == 1)
    }
  }
}
