import CoreGraphics

extension UIView {
  /// How a view shows its tint.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic
    case normal
    /// Without colour.
    case dimmed
  }

  /// Whether any view was ever told how to show its tint. Until then nothing is looked up.
  private static var usesTintAdjustment = false

  var effectiveTintAdjustment: TintAdjustmentMode {
    guard Self.usesTintAdjustment else { return .normal }
    let modes = selfAndSuperviews.lazy.map { $0.rareData?.tintAdjustment ?? .automatic }
    return modes.first { $0 != .automatic } ?? .normal
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    let former = effectiveTintAdjustment
    Self.usesTintAdjustment = true
    ensureRareData.tintAdjustment = mode
    if effectiveTintAdjustment != former { tintAdjustmentDidChange() }
  }

  /// Views with a tint of their own change too.
  private func tintAdjustmentDidChange() {
    tintColorDidChange()
    for child in subviews where (child.rareData?.tintAdjustment ?? .automatic) == .automatic {
      child.tintAdjustmentDidChange()
    }
  }

  func adjusted(_ tint: UIColor) -> UIColor {
    effectiveTintAdjustment == .dimmed ? tint.withoutSaturation : tint
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
