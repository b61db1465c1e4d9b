import PlatformKit

extension X11DesktopSettings {
  /// What the manager and the portal say together; the portal goes first, where it is known.
  func values(_ portal: PortalSettings) -> DesktopSettings {
    let theme = ThemeName(settings?.texts["Net/ThemeName"] ?? "")
    var values = DesktopSettings()
    values.isDark = portal.isDark ?? theme.isDark
    values.isHighContrast = portal.isHighContrast ?? theme.isHighContrast
    values.accent = portal.accent
    values.textScale = portal.textScale.map(remainingTextScale)
    values.isAnimated = flag("Gtk/EnableAnimations") ?? portal.isAnimated
    values.isCaretBlinking = flag("Net/CursorBlink")
    values.caretBlinkPeriod = seconds("Net/CursorBlinkTime", 100...5000)
    values.caretBlinkTime = number("Gtk/CursorBlinkTimeout", 1...86_400).map(Double.init)
    values.doubleClickTime = seconds("Net/DoubleClickTime", 50...5000)
    values.dragThreshold = number("Net/DndDragThreshold", 1...100).map(Double.init)
    return values
  }

  /// The theme and the size of cursors; nil where the manager does not say.
  var cursorTheme: (name: String?, size: Int?) {
    let name = settings?.texts["Gtk/CursorThemeName"].flatMap { $0.isEmpty ? nil : $0 }
    return (name, number("Gtk/CursorThemeSize", 8...512))
  }

  /// Desktops that put the text scale into `Xft/DPI` have it in the scale of everything already.
  private func remainingTextScale(_ textScale: Double) -> Double {
    guard EnvironmentVariable.scale.value == nil, let settings else { return textScale }
    return X11Scale.fontScale(in: settings) > 1 ? 1 : textScale
  }

  private func flag(_ name: String) -> Bool? { settings?.numbers[name].map { $0 != 0 } }

  private func number(_ name: String, _ range: ClosedRange<Int>) -> Int? {
    settings?.numbers[name].map(Int.init).flatMap { range.contains($0) ? $0 : nil }
  }

  /// A time in milliseconds.
  private func seconds(_ name: String, _ range: ClosedRange<Int>) -> Double? {
    number(name, range).map { Double($0) / 1000 }
  }
}
