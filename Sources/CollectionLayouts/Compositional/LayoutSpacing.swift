package import Foundation

/// A distance between items, or between an item and the edge of its place.
package enum LayoutSpacing: Hashable, Sendable {
  case fixed(CGFloat)
  /// At least that much. What a group leaves over is shared by all of these in it.
  case flexible(CGFloat)

  var least: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  /// The distance when each flexible one is given `share`.
  func length(_ share: CGFloat) -> CGFloat {
    if case .fixed(let length) = self { length } else { share }
  }

  /// What is there of it when flexible ones are given nothing.
  var fixedLength: CGFloat { length(0) }
}

package struct LayoutEdgeSpacing: Hashable, Sendable {
  package var leading = LayoutSpacing.fixed(0)
  package var top = LayoutSpacing.fixed(0)
  package var trailing = LayoutSpacing.fixed(0)
  package var bottom = LayoutSpacing.fixed(0)

  package init() {}

  func before(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }
  func after(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }
}
