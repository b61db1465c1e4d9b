import DBusKit
import PlatformKit
import Testing

@testable import X11Kit

/// The user's settings, followed at a portal on a private bus.
@MainActor @Suite(.serialized) struct SettingsPortalTests {
  private static let interface = "org.freedesktop.portal.Settings"
  private let desktop = FakeDesktop()

  private func answer(scheme: UInt32) {
    desktop.answer = { call in
      guard call.member == "ReadAll" else { return .failure(FakeDesktop.refusal) }
      let keys = DBusValue.options([("color-scheme", .uint32(scheme)), ("contrast", .uint32(1))])
      return .success([
        .array(of: "{sa{sv}}", [.entry(.string(PortalSettings.appearance), keys)])
      ])
    }
  }

  private func change(_ key: String, _ value: DBusValue) {
    desktop.emit(
      PortalFileChooser.path, Self.interface, "SettingChanged",
      [.string(PortalSettings.appearance), .string(key), .variant(value)])
  }

  @Test func settingsAreReadAndFollowed() async throws {
    defer { desktop.kill() }
    try await desktop.start(PortalFileChooser.service)
    answer(scheme: 1)
    var changes = 0
    let portal = SettingsPortal(bus: desktop.makeBus()) { changes += 1 }
    try await wait("an answer") { portal.settings.isDark == true }
    #expect(portal.settings.isHighContrast == true && changes == 1)
    let call = try #require(desktop.calls(of: "ReadAll").first)
    #expect(
      call.arguments == [
        .array(
          of: "s", [.string("org.freedesktop.appearance"), .string("org.gnome.desktop.interface")])
      ])
    change("color-scheme", .uint32(2))
    try await wait("a light scheme") { portal.settings.isDark == false }
    change("color-scheme", .string("garbage"))
    desktop.emit(PortalFileChooser.path, Self.interface, "SettingChanged", [.string("short")])
    change("contrast", .uint32(0))
    try await wait("less contrast") { portal.settings.isHighContrast == false }
    #expect(portal.settings.isDark == false && changes == 3, "what makes no sense is no change")
  }

  @Test func aPortalThatComesLateOrAgainIsAsked() async throws {
    defer { desktop.kill() }
    try await desktop.start()
    let portal = SettingsPortal(bus: desktop.makeBus()) {}
    desktop.leave()
    answer(scheme: 1)
    try await start()
    try await wait("the late portal") { portal.settings.isDark == true }
    desktop.leave()
    answer(scheme: 2)
    try await start()
    try await wait("the next portal") { portal.settings.isDark == false }
  }

  /// The portal's name on the bus that runs.
  private func start() async throws { try await desktop.connect(as: PortalFileChooser.service) }

  @Test func withoutAPortalNothingIsKnown() async throws {
    defer { desktop.kill() }
    try await desktop.start(PortalFileChooser.service)
    desktop.answer = { _ in .failure(FakeDesktop.refusal) }
    let portal = SettingsPortal(bus: desktop.makeBus()) {}
    try await wait("a refusal") { !desktop.calls(of: "ReadAll").isEmpty }
    #expect(portal.settings == PortalSettings())
  }
}
