import CoreGraphics

/// How a font follows the user's text size.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size at the default text size; nil for the style's own sizes.
  var size: CGFloat?
  /// 0 for no limit.
  var maximumSize: CGFloat = 0

  func size(_ category: UIContentSizeCategory) -> CGFloat {
    guard let size else { return TextStyleSizes.size(style, category) }
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: size, category)
    return maximumSize > 0 ? min(maximumSize, scaled) : scaled
  }
}

extension UIFont {
  /// The font at the size for these traits; itself if it does not follow the text size.
  func following(_ traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.size(traits.preferredContentSizeCategory)
    return size == pointSize ? self : UIFont(ctFont.resized(size), scaling: scaling)
  }
}

/// A view whose font follows the user's text size if asked to.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether a font of a text style, or one made by `UIFontMetrics`, follows the user's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
