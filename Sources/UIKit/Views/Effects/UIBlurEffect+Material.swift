import CoreGraphics

/// The colours of a material, its radius and its saturation. They are our choice, as Apple's were not measured.
struct Material {
  /// Of all materials, in points.
  static let radius: CGFloat = 20
  static let saturation: CGFloat = 1.8

  let color: UIColor
  /// How much of the colour is laid over what is blurred.
  let opacity: CGFloat
  /// How much of it shows where nothing can be blurred: more, as what shows through is sharp.
  let sharpOpacity: CGFloat

  /// That of a tab bar's plate.
  static let plate = Material(
    color: .tertiarySystemBackground, opacity: 0.75, sharpOpacity: 0.94)
}

extension UIBlurEffect {
  var material: Material {
    let style = style
    let color = UIColor { traits in
      let isDark = style.isDark ?? (traits.userInterfaceStyle == .dark)
      guard style.isChrome else {
        return UIColor(white: isDark ? 37.0 / 255 : 249.0 / 255, alpha: 1)
      }
      let traits = traits.modifyingTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
      return UIColor.systemBackground.resolvedColor(with: traits)
    }
    return Material(color: color, opacity: style.opacity, sharpOpacity: style.sharpOpacity)
  }
}

extension UIBlurEffect.Style {
  /// Nil for the one that fits the traits.
  fileprivate var isDark: Bool? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    default: nil
    }
  }

  /// That of bars, which have the colour of the background.
  fileprivate var isChrome: Bool {
    switch self {
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: true
    default: false
    }
  }

  fileprivate var opacity: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
    case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.55
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.7
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.75
    default: 0.85
    }
  }

  fileprivate var sharpOpacity: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.6
    case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.7
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.8
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
    default: 0.9
    }
  }
}
