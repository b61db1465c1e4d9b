import DBusKit
import PlatformKit
import Testing

@testable import X11Kit

/// What is believed of a portal's settings.
@Suite struct PortalSettingsTests {
  private static let appearance = PortalSettings.appearance

  private func settings(_ changes: (String, DBusValue)...) -> PortalSettings {
    var settings = PortalSettings()
    for (key, value) in changes { settings.take(Self.appearance, key, value) }
    return settings
  }

  private func color(_ red: Double, _ green: Double, _ blue: Double) -> DBusValue {
    .structure([.double(red), .double(green), .double(blue)])
  }

  @Test func schemesContrastAndMotionAreNumbers() {
    #expect(settings(("color-scheme", .uint32(1))).isDark == true)
    #expect(settings(("color-scheme", .uint32(2))).isDark == false)
    #expect(settings(("color-scheme", .uint32(1)), ("color-scheme", .uint32(0))).isDark == nil)
    #expect(settings(("contrast", .uint32(1))).isHighContrast == true)
    #expect(settings(("contrast", .uint32(0))).isHighContrast == false)
    #expect(settings(("reduced-motion", .uint32(1))).isAnimated == false)
  }

  @Test func oldPortalsWrapTwice() {
    #expect(settings(("color-scheme", .variant(.variant(.uint32(1))))).isDark == true)
  }

  @Test(arguments: [DBusValue.string("1"), .int32(1), .double(1), .boolean(true), .bytes([1])])
  func aWrongTypeChangesNothing(value: DBusValue) {
    let known = settings(("color-scheme", .uint32(1)), ("color-scheme", value))
    #expect(known.isDark == true)
    #expect(settings(("contrast", value)).isHighContrast == nil)
    #expect(settings(("accent-color", value)).accent == nil)
  }

  @Test func anAccentIsAColourOrNone() {
    let blue = settings(("accent-color", color(0, 0.25, 1)))
    #expect(blue.accent == DesktopSettings.Accent(red: 0, green: 0.25, blue: 1))
    #expect(
      settings(("accent-color", color(0, 0.25, 1)), ("accent-color", color(-1, -1, -1))).accent
        == nil, "out of range is the portal's word for none")
    let garbage: [DBusValue] = [
      color(.nan, 0, 0), .structure([.double(0), .double(0)]),
      .structure([.double(0), .double(0), .string("0")]),
    ]
    for value in garbage {
      let kept = settings(("accent-color", color(0, 0.25, 1)), ("accent-color", value))
      #expect(kept.accent != nil)
    }
  }

  @Test func textScalesAreSane() {
    var settings = PortalSettings()
    for scale in [1.25, .nan, .infinity, 0, -1, 1000] {
      settings.take(PortalSettings.interface, "text-scaling-factor", .double(scale))
    }
    #expect(settings.textScale == 1.25)
    settings.take("other.space", "text-scaling-factor", .double(2))
    #expect(settings.textScale == 1.25)
  }

  @Test func whatIsNoAnswerToReadAllIsPassedOver() {
    var settings = PortalSettings()
    for answer: DBusValue? in [nil, .string("x"), .array(of: "s", [.string("x")])] {
      settings.takeAll(answer)
    }
    #expect(settings == PortalSettings())
  }

  @Test(
    arguments: [
      ("Adwaita", nil, nil), ("Adwaita-dark", true, nil), ("Yaru-blue-dark", true, nil),
      ("Mint-Y-Dark-Aqua", true, nil), ("Arc-Darker", nil, nil), ("Darkness", nil, nil),
      ("HighContrast", nil, true), ("HighContrastInverse", true, true), ("", nil, nil),
    ] as [(String, Bool?, Bool?)])
  func namesOfThemesTellSomething(name: String, isDark: Bool?, isHighContrast: Bool?) {
    let theme = ThemeName(name)
    #expect(theme.isDark == isDark && theme.isHighContrast == isHighContrast)
  }
}
