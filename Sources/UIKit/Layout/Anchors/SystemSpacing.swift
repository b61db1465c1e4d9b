import CoreGraphics

/// A multiple of the system's distance between views.
@MainActor
struct SystemSpacing {
  /// Between neighbours.
  static let standard: CGFloat = 8

  let multiplier: CGFloat

  /// Between baselines it is the line height of the lower text's font.
  func points(from upper: LayoutOperand?, to lower: LayoutOperand) -> CGFloat {
    let areBaselines = lower.attribute.isBaseline && upper?.attribute.isBaseline == true
    guard areBaselines, let view = lower.item as? UIView,
      let font = view.baselineView(for: lower.attribute).baselineFont
    else { return multiplier * Self.standard }
    return multiplier * font.lineHeight
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
