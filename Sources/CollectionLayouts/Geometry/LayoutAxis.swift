package import Foundation

/// The direction in which elements follow each other.
package enum LayoutAxis: Sendable {
  case horizontal, vertical

  package var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ axis: LayoutAxis, _ along: CGFloat, _ across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package init(_ axis: LayoutAxis, _ along: CGFloat, _ across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGRect {
  package func start(_ axis: LayoutAxis) -> CGFloat { origin[axis] }
  package func end(_ axis: LayoutAxis) -> CGFloat { origin[axis] + size[axis] }
}
