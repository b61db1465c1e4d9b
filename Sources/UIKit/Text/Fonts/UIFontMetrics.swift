public import Foundation

/// Scales lengths from the default content size to the current one, which is always `large`.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Scales in proportion to the style's leading.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Scales like body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The scaled length, rounded to a third of a point.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, .large) }

  /// The font at the scaled size.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// The font at the scaled size, but at most `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
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
