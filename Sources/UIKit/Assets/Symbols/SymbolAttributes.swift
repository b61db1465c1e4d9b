import CoreGraphics
import SystemSymbols

/// What a symbol configuration specifies.
struct SymbolAttributes: Hashable, Sendable {
  enum Colors: Hashable, Sendable {
    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])
  }

  /// 0 if unspecified.
  var pointSize: CGFloat = 0
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var textStyle: UIFont.TextStyle?
  var colors: Colors?
  var prefersMulticolor = false

  /// What `other` specifies replaces what is here. A size and a text style replace each other.
  mutating func apply(_ other: SymbolAttributes) {
    if other.pointSize > 0 || other.textStyle != nil {
      (pointSize, textStyle) = (other.pointSize, other.textStyle)
    }
    if other.weight != .unspecified { weight = other.weight }
    if other.scale != .unspecified { scale = other.scale }
    colors = other.colors ?? colors
    prefersMulticolor = prefersMulticolor || other.prefersMulticolor
  }
}

extension SymbolAttributes {
  private static let defaultSize: CGFloat = 17

  /// In points.
  func size(_ traits: UITraitCollection) -> CGFloat {
    if pointSize > 0 { return pointSize }
    guard let textStyle else { return Self.defaultSize }
    return TextStyleSizes.size(textStyle, traits.preferredContentSizeCategory)
  }

  var drawnWeight: SymbolWeight {
    SymbolWeight(rawValue: weight.rawValue) ?? (textStyle == .headline ? .semibold : .regular)
  }

  var drawnScale: SymbolScale { SymbolScale(rawValue: scale.rawValue) ?? .medium }
}
