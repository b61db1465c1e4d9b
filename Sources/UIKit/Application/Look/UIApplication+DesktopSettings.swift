import CoreGraphics
import Diagnostics
import PlatformKit

extension UIApplication {
  /// Brings what the user has set for all programs into traits and into the settings of `UIAccessibility`.
  ///
  /// Only what has changed is set, so that nothing else is overwritten.
  func adoptDesktopSettings() {
    let old = engine.desktopSettings
    var new = engine.platform.desktopSettings
    if let style = StyleOfEnvironment.isDark { new.isDark = style }
    guard new != old else { return }
    engine.desktopSettings = new
    adoptTraits(new, insteadOf: old)
    adoptAccessibility(new, insteadOf: old)
  }

  private func adoptTraits(_ new: DesktopSettings, insteadOf old: DesktopSettings) {
    guard
      (new.isDark, new.isHighContrast, new.textScale) != (
        old.isDark, old.isHighContrast, old.textScale
      )
        || new.accent != old.accent
    else { return }
    changeSystemTraits { traits in
      if new.isDark != old.isDark {
        traits.userInterfaceStyle = new.isDark == true ? .dark : .light
      }
      if new.isHighContrast != old.isHighContrast {
        traits.accessibilityContrast = new.isHighContrast == true ? .high : .normal
      }
      if new.textScale != old.textScale {
        traits.preferredContentSizeCategory = .nearest(toTextScale: new.textScale ?? 1)
      }
      if new.accent != old.accent {
        traits[TintColorTrait.self] = AccentColor.isTheApps ? nil : new.accent.map { UIColor($0) }
      }
    }
  }

  private func adoptAccessibility(_ new: DesktopSettings, insteadOf old: DesktopSettings) {
    var settings = engine.accessibility.settings
    if new.isAnimated != old.isAnimated {
      settings.isReduceMotionEnabled = new.isAnimated == false
    }
    if new.isHighContrast != old.isHighContrast {
      settings.isDarkerSystemColorsEnabled = new.isHighContrast == true
    }
    if settings != engine.accessibility.settings { engine.accessibility.settings = settings }
  }
}

/// The style that `CASEMENT_STYLE` asks for, which goes before the desktop's.
enum StyleOfEnvironment {
  /// Nil unless it is set. Read once.
  static let isDark: Bool? = parse(EnvironmentVariable.style.value)

  static func parse(_ text: String?) -> Bool? {
    switch text {
    case nil, "": return nil
    case "dark": return true
    case "light": return false
    case let text?:
      Log.application.write("CASEMENT_STYLE is \(text); it can be light or dark")
      return nil
    }
  }
}

extension UIContentSizeCategory {
  /// The category whose body text is nearest to the usual one times `scale`.
  static func nearest(toTextScale scale: Double) -> Self {
    let usual = TextStyleSizes.size(.body, .large)
    func distance(_ category: Self) -> CGFloat {
      abs(TextStyleSizes.size(.body, category) / usual - CGFloat(scale))
    }
    return ascending.min { distance($0) < distance($1) } ?? .large
  }
}

extension UIColor {
  fileprivate convenience init(_ accent: DesktopSettings.Accent) {
    self.init(
      red: CGFloat(accent.red), green: CGFloat(accent.green), blue: CGFloat(accent.blue), alpha: 1)
  }
}
