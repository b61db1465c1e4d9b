public import CoreGraphics

extension UIListContentConfiguration {
  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// In the place of a reserved length: the system's own for symbols.
    public static let standardDimension: CGFloat = -1

    /// Size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Of a template; nil for the view's tint.
    public var tintColor: UIColor?
    /// Changes the tint.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; 0 for no limit.
    public var maximumSize: CGSize = .zero
    /// The room that is kept for the image, which stands in its middle; 0 for that of the image, and, for
    /// symbols, the system's own.
    public var reservedLayoutSize: CGSize = .zero
    /// Whether colours stay when the user inverts all others. Kept only.
    public var accessibilityIgnoresInvertColors = false
    /// Of the outline; nil for the tint.
    public var strokeColor: UIColor?
    /// Changes the outline's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Of the outline, in points; 0 for none.
    public var strokeWidth: CGFloat = 0

    /// The tint of the image in a view with this one.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The outline's colour in a view with this tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// Transformers are compared by whether they are there.
    public static func == (one: ImageProperties, other: ImageProperties) -> Bool {
      one.preferredSymbolConfiguration == other.preferredSymbolConfiguration
        && one.tintColor == other.tintColor && one.cornerRadius == other.cornerRadius
        && one.maximumSize == other.maximumSize
        && one.reservedLayoutSize == other.reservedLayoutSize
        && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
        && one.accessibilityIgnoresInvertColors == other.accessibilityIgnoresInvertColors
        && (one.tintColorTransformer == nil) == (other.tintColorTransformer == nil)
        && (one.strokeColorTransformer == nil) == (other.strokeColorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }
}
