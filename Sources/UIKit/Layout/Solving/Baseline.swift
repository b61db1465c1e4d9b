import CoreGraphics

/// A baseline in an alignment rectangle of any height: at a fraction of it, and points below that.
struct Baseline: Equatable {
  var fraction: CGFloat
  var offset: CGFloat

  /// Of a view without text.
  static let bottomEdge = Baseline(fraction: 1, offset: 0)

  /// Of a text centred vertically.
  init(_ depth: CGFloat, inTextOfHeight height: CGFloat) {
    self.init(fraction: 0.5, offset: depth - height / 2)
  }

  init(fraction: CGFloat, offset: CGFloat) {
    self.fraction = fraction
    self.offset = offset
  }
}

extension UIView {
  /// The view that the program names for a baseline; it lies in this one or is this one.
  func baselineView(for attribute: NSLayoutConstraint.Attribute) -> UIView {
    var view = self
    // Views that name each other would never end.
    for _ in 0..<16 {
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { break }
      view = next
    }
    return view
  }

  /// What the rectangle for constraints leaves of the frame.
  var alignmentInsets: UIEdgeInsets {
    let rect = alignmentRect(forFrame: CGRect(origin: .zero, size: bounds.size))
    // In a view that has no size yet, the rectangle's is negative.
    return UIEdgeInsets(
      top: rect.origin.y, left: rect.origin.x,
      bottom: bounds.size.height - rect.origin.y - rect.size.height,
      right: bounds.size.width - rect.origin.x - rect.size.width)
  }
}
