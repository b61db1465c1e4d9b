public import Foundation

/// Scales lengths from the default content size to the one that the traits prefer.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Scales in proportion to the style's leading.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Scales like body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The length scaled for the current traits, rounded to a third of a point.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length scaled for these traits; nil means the current ones.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    scaledValue(for: value, (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// The font at the size scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The font at the scaled size, but at most `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the size scaled for these traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the size scaled for these traits, but at most `maximumPointSize`; 0 sets no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(style: style, size: font.pointSize, maximumSize: maximumPointSize)
    let traits = traitCollection ?? .current
    let size = scaling.size(traits.preferredContentSizeCategory)
    return UIFont(font.ctFont.resized(size), scaling: scaling)
  }
}

extension UIFontMetrics {
  /// `value` × (leading in `category`) / (leading at large), rounded to a third. At large, `value`
  /// itself.
  package func scaledValue(for value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
    let large = TextStyleSizes.leading(style, .large)
    let wanted = TextStyleSizes.leading(style, category)
    return wanted == large ? value : (value * wanted / large * 3).rounded() / 3
  }
}
