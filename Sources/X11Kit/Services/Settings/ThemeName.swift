/// What the name of a desktop's theme says of it, such as "Yaru-blue-dark" or "HighContrastInverse".
struct ThemeName {
  /// Nil for a name that says nothing.
  let isDark: Bool?
  let isHighContrast: Bool?

  init(_ name: String) {
    let lower = name.lowercased()
    let words = lower.split { !$0.isLetter && !$0.isNumber }
    let isContrasting = lower.hasPrefix("highcontrast") || lower.hasPrefix("contrasthigh")
    isHighContrast = isContrasting ? true : nil
    isDark = words.contains("dark") || lower.hasSuffix("inverse") ? true : nil
  }
}
