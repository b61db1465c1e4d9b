import CUIXlib
import DBusKit
import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// The desktop's settings, which change while windows are open.
  @MainActor @Suite final class SettingsTests {
    private let server: XServer
    private let live: LiveWindow
    private var peer: X11PeerClient!

    init() throws {
      server = try XServer.start()
      live = try LiveWindow(on: server)
      peer = try X11PeerClient(server.display)
    }

    /// The peer closes its display while there is a server.
    private func end() {
      peer = nil
      live.close()
      server.stop()
    }

    private var scale: Double { live.window.screen.scale }

    /// Waits for the news of a scale; returns how many there were.
    private func wait(for scale: Double) throws -> Int {
      live.events = []
      try live.wait("a scale of \(scale)") { _ in self.scale == scale }
      return live.events.count { if case .screensChanged = $0 { true } else { false } }
    }

    private func setResources(_ text: String) {
      peer.setBytes("RESOURCE_MANAGER", type: "STRING", Array(text.utf8), of: peer.root)
    }

    @Test func theResourceDatabaseIsFollowed() throws {
      defer { end() }
      #expect(scale == 1)
      setResources("Xft.antialias:\t1\nXft.dpi:\t192\n")
      #expect(try wait(for: 2) == 1)
      setResources("Xft.dpi:\t192\nXcursor.size:\t48\n")
      setResources("Xft.dpi:\t120\n")
      #expect(try wait(for: 1.25) == 1, "what leaves the scale as it is is no news")
      XDeleteProperty(peer.display, peer.root, peer.atom("RESOURCE_MANAGER"))
      XSync(peer.display, False)
      #expect(try wait(for: 1) == 1)
    }

    @Test func aManagerComesChangesItsMindAndGoes() throws {
      defer { end() }
      setResources("Xft.dpi:\t120\n")
      #expect(try wait(for: 1.25) == 1)
      let manager = peer.manageSettings(
        X11SettingsTests.bytes(numbers: [("Gdk/WindowScalingFactor", 2)]))
      #expect(try wait(for: 2) == 1)
      peer.setBytes(
        "_XSETTINGS_SETTINGS", type: "_XSETTINGS_SETTINGS",
        X11SettingsTests.bytes(numbers: [("Xft/DPI", 147_456)], isBigEndian: true), of: manager)
      #expect(try wait(for: 1.5) == 1)
      peer.setBytes("_XSETTINGS_SETTINGS", type: "_XSETTINGS_SETTINGS", [0, 1], of: manager)
      #expect(try wait(for: 1.25) == 1, "garbage is no settings")
      peer.setBytes(
        "_XSETTINGS_SETTINGS", type: "_XSETTINGS_SETTINGS",
        X11SettingsTests.bytes(numbers: [("Xft/DPI", 294_912)]), of: manager)
      #expect(try wait(for: 3) == 1)
      peer.destroy(manager)
      #expect(try wait(for: 1.25) == 1)
    }

    private var desktop: DesktopSettings { live.platform.desktopSettings }

    /// Waits for the news of other settings; returns how many there were.
    private func waitForSettings(_ isSo: (DesktopSettings) -> Bool) throws -> Int {
      live.events = []
      try live.wait("settings") { _ in isSo(self.desktop) }
      return live.events.count { if case .settingsChanged = $0 { true } else { false } }
    }

    @Test func themeMotionAndTimesAreTheDesktops() throws {
      defer { end() }
      #expect(desktop == DesktopSettings())
      let manager = peer.manageSettings(
        X11SettingsTests.bytes(
          numbers: [
            ("Gtk/EnableAnimations", 0), ("Net/DoubleClickTime", 250), ("Net/CursorBlink", 0),
            ("Net/CursorBlinkTime", 1200), ("Gtk/CursorBlinkTimeout", 5),
            ("Net/DndDragThreshold", 4),
          ], texts: [("Net/ThemeName", "Adwaita-dark")]))
      #expect(try waitForSettings { $0.isDark == true } == 1)
      #expect(desktop.isAnimated == false && desktop.isCaretBlinking == false)
      #expect(desktop.doubleClickTime == 0.25 && desktop.dragThreshold == 4)
      #expect(desktop.caretBlinkPeriod == 1.2 && desktop.caretBlinkTime == 5)
      peer.setBytes(
        "_XSETTINGS_SETTINGS", type: "_XSETTINGS_SETTINGS",
        X11SettingsTests.bytes(
          numbers: [
            ("Net/DoubleClickTime", -1), ("Net/DndDragThreshold", 1_000_000),
            ("Net/CursorBlinkTime", 0),
          ], texts: [("Net/ThemeName", "Adwaita")]), of: manager)
      #expect(try waitForSettings { $0.isDark == nil } == 1)
      #expect(desktop == DesktopSettings(), "what is out of range is not said")
    }

    @Test func textThatTheScaleEnlargesIsNotEnlargedAgain() throws {
      defer { end() }
      let settings = live.platform.settings
      var portal = PortalSettings()
      portal.take(PortalSettings.interface, "text-scaling-factor", .double(1.25))
      #expect(settings.values(portal).textScale == 1.25)
      _ = peer.manageSettings(X11SettingsTests.bytes(numbers: [("Xft/DPI", 122_880)]))
      _ = try wait(for: 1.25)
      #expect(settings.values(portal).textScale == 1)
    }

    @Test func aCursorsThemeIsFollowed() throws {
      defer { end() }
      let cursors = live.platform.cursors
      let before = cursors.cursor(.hand)
      #expect(before == cursors.cursor(.hand))
      _ = peer.manageSettings(
        X11SettingsTests.bytes(
          numbers: [("Gtk/CursorThemeSize", 48)], texts: [("Gtk/CursorThemeName", "other")]))
      try live.wait("another cursor") { _ in cursors.cursor(.hand) != before }
      #expect(!cursors.setTheme((name: "other", size: 48)), "the same theme is no news")
    }

    @Test func aManagerThatWasThereFirstIsFound() throws {
      defer { end() }
      _ = peer.manageSettings(X11SettingsTests.bytes(numbers: [("Xft/DPI", 196_608)]))
      let platform = try X11Platform(displayName: server.display)
      #expect(platform.screens[0].scale == 2)
    }
  }
}
