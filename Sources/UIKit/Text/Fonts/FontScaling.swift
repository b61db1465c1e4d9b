import CoreGraphics
import Foundation

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

extension FontScaling {
  /// Nil for a font of one size.
  init?(_ coder: NSCoder) {
    guard let name = coder.text("UIFontScalingStyle") else { return nil }
    style = UIFont.TextStyle(rawValue: name)
    if coder.containsValue(forKey: "UIFontScalingSize") {
      size = CGFloat(coder.decodeDouble(forKey: "UIFontScalingSize"))
    }
    maximumSize = CGFloat(coder.decodeDouble(forKey: "UIFontMaximumSize"))
  }

  func encode(with coder: NSCoder) {
    coder.encode(style.rawValue, forKey: "UIFontScalingStyle")
    if let size { coder.encode(Double(size), forKey: "UIFontScalingSize") }
    coder.encode(Double(maximumSize), forKey: "UIFontMaximumSize")
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
