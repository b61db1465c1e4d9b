package import Foundation

/// A point of a rectangle: the middle of it, of an edge, or a corner; and an offset.
package struct LayoutAnchor: Hashable, Sendable {
  package struct Edges: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package static let top = Edges(rawValue: 1)
    package static let leading = Edges(rawValue: 2)
    package static let bottom = Edges(rawValue: 4)
    package static let trailing = Edges(rawValue: 8)

    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  package enum Offset: Hashable, Sendable {
    case absolute(CGPoint)
    /// Shares of the supplementary view's own size.
    case fractional(CGPoint)
  }

  package var edges: Edges
  package var offset = Offset.absolute(.zero)

  package init(_ edges: Edges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }

  func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: share(.leading, .trailing) * size.width, y: share(.top, .bottom) * size.height)
  }

  private func share(_ start: Edges, _ end: Edges) -> CGFloat {
    switch (edges.contains(start), edges.contains(end)) {
    case (true, false): 0
    case (false, true): 1
    default: 0.5
    }
  }

  func shift(for size: CGSize) -> CGPoint {
    switch offset {
    case .absolute(let offset): offset
    case .fractional(let share): CGPoint(x: share.x * size.width, y: share.y * size.height)
    }
  }
}
