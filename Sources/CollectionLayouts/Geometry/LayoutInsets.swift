package import Foundation

/// Distances from the edges of a rectangle; leading is left here.
package struct LayoutInsets: Equatable, Sendable {
  package var top: CGFloat
  package var leading: CGFloat
  package var bottom: CGFloat
  package var trailing: CGFloat

  package static let zero = LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package func before(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  package func after(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  package func sum(_ axis: LayoutAxis) -> CGFloat { before(axis) + after(axis) }

  package static func + (one: LayoutInsets, other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: one.top + other.top, leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
  }

  /// What the insets leave of a rectangle. Where they are larger than it, the lengths are by how much.
  package func inside(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x + leading, y: rect.origin.y + top,
      width: abs(rect.size.width - leading - trailing),
      height: abs(rect.size.height - top - bottom))
  }
}
