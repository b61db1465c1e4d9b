import CoreGraphics

extension UIEdgeInsets {
  /// Edge by edge.
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The larger one of each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// How far they reach into a subview: each edge on its own, and no further than in the superview,
  /// as measured in UIKit.
  func reaching(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    func depth(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(inset - distance, 0), max(inset, 0))
    }
    return UIEdgeInsets(
      top: depth(top, frame.minY - bounds.minY), left: depth(left, frame.minX - bounds.minX),
      bottom: depth(bottom, bounds.maxY - frame.maxY),
      right: depth(right, bounds.maxX - frame.maxX))
  }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
