import CoreGraphics

/// The tint that a view passes on. UIKit's own, as on Apple's systems.
struct TintColorTrait: UITraitDefinition, StoredTrait {
  static let defaultValue: UIColor? = nil
  static var path: WritableKeyPath<TraitValues, UIColor?> { \.tintColor }
}

/// Whether tints show their colour. UIKit's own.
struct TintAdjustmentTrait: UITraitDefinition, StoredTrait {
  static let defaultValue = UIView.TintAdjustmentMode.automatic
  static var path: WritableKeyPath<TraitValues, UIView.TintAdjustmentMode> { \.tintAdjustmentMode }
}

extension TraitValues {
  var isTintDimmed: Bool { tintAdjustmentMode == .dimmed }

  /// The tint as views show it.
  var shownTint: UIColor {
    let tint = tintColor ?? AccentColor.color
    return isTintDimmed ? tint.withoutSaturation : tint
  }

  func hasSameTint(as other: TraitValues) -> Bool {
    tintColor == other.tintColor && isTintDimmed == other.isTintDimmed
  }
}

extension UIColor {
  /// Gray of the same luminance.
  fileprivate var withoutSaturation: UIColor {
    UIColor { [self] traits in
      let color = resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
