import DBusKit
import PlatformKit

/// What the desktop's portal says of the user's settings, as far as it makes sense.
struct PortalSettings: Equatable {
  static let appearance = "org.freedesktop.appearance"
  static let interface = "org.gnome.desktop.interface"
  /// Text beyond that is another program's mistake.
  private static let textScales = 0.25...6.0

  private(set) var isDark: Bool?
  private(set) var isHighContrast: Bool?
  private(set) var accent: DesktopSettings.Accent?
  private(set) var textScale: Double?
  private(set) var isAnimated: Bool?

  /// Takes the answer to `ReadAll`, an array of namespaces with keys and values.
  mutating func takeAll(_ answer: DBusValue?) {
    for case .entry(.string(let namespace), let keys) in answer?.elements ?? [] {
      for case .entry(.string(let key), let value) in keys.unwrapped.elements ?? [] {
        take(namespace, key, value)
      }
    }
  }

  /// Takes one setting. A value of a wrong type changes nothing; values come in one variant or in two.
  mutating func take(_ namespace: String, _ key: String, _ value: DBusValue) {
    switch (namespace, key, value.unwrapped) {
    case (Self.appearance, "color-scheme", .uint32(let scheme)):
      isDark = [1: true, 2: false][scheme]
    case (Self.appearance, "contrast", .uint32(let contrast)):
      isHighContrast = [0: false, 1: true][contrast]
    case (Self.appearance, "accent-color", .structure(let parts)): takeAccent(parts)
    case (Self.appearance, "reduced-motion", .uint32(let motion)): isAnimated = motion != 1
    case (Self.interface, "text-scaling-factor", .double(let scale)):
      if Self.textScales.contains(scale) { textScale = scale }
    case (Self.interface, "enable-animations", .boolean(let isOn)): isAnimated = isOn
    default: break
    }
  }

  /// Out of range means that there is none.
  private mutating func takeAccent(_ parts: [DBusValue]) {
    let numbers = parts.compactMap { part -> Double? in
      if case .double(let number) = part { number } else { nil }
    }
    guard numbers.count == 3, parts.count == 3, !numbers.contains(where: \.isNaN) else { return }
    accent = DesktopSettings.Accent(red: numbers[0], green: numbers[1], blue: numbers[2])
  }
}
