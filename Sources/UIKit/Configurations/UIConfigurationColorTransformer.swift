import CoreGraphics

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// What is done to a colour.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The same as `transform`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Gray of the same lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
  }
  /// The colour as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The colour as it is.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
