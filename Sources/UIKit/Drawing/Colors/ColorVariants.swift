import CoreGraphics

/// The colours of a system colour, by style, contrast and level.
struct ColorVariants: Hashable {
  var light: CGColor
  var dark: CGColor
  /// With high contrast; nil if it is the same.
  var lightHighContrast: CGColor?
  var darkHighContrast: CGColor?
  /// In the dark style on the elevated level; nil if it is the same.
  var darkElevated: CGColor?

  func color(for traits: UITraitCollection) -> CGColor {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else {
      return isHigh ? lightHighContrast ?? light : light
    }
    if traits.userInterfaceLevel == .elevated, let darkElevated { return darkElevated }
    return isHigh ? darkHighContrast ?? dark : dark
  }

  func map(_ change: (CGColor) -> CGColor) -> ColorVariants {
    ColorVariants(
      light: change(light), dark: change(dark), lightHighContrast: lightHighContrast.map(change),
      darkHighContrast: darkHighContrast.map(change), darkElevated: darkElevated.map(change))
  }
}
