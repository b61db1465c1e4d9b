import CoreGraphics
import Foundation

/// A material that lets what is beneath show through. Here it is a translucent colour: nothing is blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How thick the material is, and whether it is light or dark.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.rawValue }
}

extension UIBlurEffect {
  /// Opaque where the user wants less transparency.
  var color: UIColor {
    let (style, isOpaque) = (style, UIAccessibility.isReduceTransparencyEnabled)
    return UIColor { traits in
      let isDark = style.isDark ?? (traits.userInterfaceStyle == .dark)
      let white: CGFloat = isDark ? 37.0 / 255 : 249.0 / 255
      return UIColor(white: white, alpha: isOpaque ? 1 : style.opacity)
    }
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

  /// Higher than iOS's, as what shows through is sharp.
  fileprivate var opacity: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.6
    case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.7
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.8
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.86
    default: 0.9
    }
  }
}
