extension UIView {
  /// How a view shows its tint.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic
    case normal
    /// Without colour.
    case dimmed
  }

  /// Its own tint; nil where it inherits one.
  var ownTintColor: UIColor? { rareData?.traits?.overrides.values.tintColor }

  func setTintColor(_ color: UIColor?) {
    if color != ownTintColor { overrideTrait(TintColorTrait.self, with: color) }
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    overrideTrait(TintAdjustmentTrait.self, with: mode)
  }
}
