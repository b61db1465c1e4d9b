public import Foundation

/// Glass: a thin material, which may have a tint. Light is not bent at its edges.
///
/// A view takes the properties when the effect is set.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// How much shows through.
  public enum Style: Int, Sendable {
    case regular
    /// More than through `regular`.
    case clear
  }

  let style: Style
  /// Stored only: glass does not answer to touches.
  open var isInteractive = false
  /// Colours the glass; nil for none.
  open var tintColor: UIColor?

  /// Makes glass without a tint.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return style == other.style && isInteractive == other.isInteractive
      && tintColor == other.tintColor
  }

  open override var hash: Int { style.rawValue }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
    return copy
  }
}

/// For a view around views of glass, which it leaves as they are: they don't flow together.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Stored only: the distance, in points, from which views of glass would flow together.
  open var spacing: CGFloat = 0
}

extension UIGlassEffect {
  /// Our choice, as Apple's was not measured.
  var material: Material {
    let isRegular = style == .regular
    let plain = UIBlurEffect(style: isRegular ? .systemThinMaterial : .systemUltraThinMaterial)
      .material
    guard let tintColor else { return plain }
    return Material(color: tintColor, opacity: plain.opacity, sharpOpacity: plain.sharpOpacity)
  }
}

extension UIVisualEffect {
  /// What a view has in its bounds; nil for an effect that shows nothing there.
  var shownMaterial: Material? {
    (self as? UIBlurEffect)?.material ?? (self as? UIGlassEffect)?.material
  }
}
