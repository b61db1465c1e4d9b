public import Foundation

/// Scales sizes chosen for the default content size to the one in force.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Scales as the style's leading does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Scales as body text does.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A length scaled and rounded to a third of a point.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, .large) }

  /// The face at a scaled size.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// The face at a scaled size of at most `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
}

extension UIFontMetrics {
  /// value x leading in the category / leading at large, to the nearest third; at large the value
  /// itself.
  package func scaledValue(for value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
    let large = TextStyleSizes.leading(style, .large)
    let wanted = TextStyleSizes.leading(style, category)
    return wanted == large ? value : (value * wanted / large * 3).rounded() / 3
  }
}
