/// What an asset is wanted for.
package struct AssetConditions: Hashable, Sendable {
  package enum Idiom: String, Hashable, Sendable {
    case universal
    case phone = "iphone"
    case pad = "ipad"
    case mac
  }

  package var idiom: Idiom
  /// Pixels per point; may be fractional.
  package var scale: Double
  package var isDark: Bool
  package var isHighContrast: Bool
  package var isRightToLeft: Bool

  package init(
    idiom: Idiom = .pad, scale: Double = 1, isDark: Bool = false, isHighContrast: Bool = false,
    isRightToLeft: Bool = false
  ) {
    self.idiom = idiom
    self.scale = scale
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.isRightToLeft = isRightToLeft
  }
}
