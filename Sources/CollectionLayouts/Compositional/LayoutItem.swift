package import Foundation

/// A place for a cell, or for a group of them.
package struct LayoutItem: Sendable {
  package var size: LayoutDimensions
  /// Between the place and the cell.
  package var contentInsets = LayoutInsets.zero
  package var edgeSpacing = LayoutEdgeSpacing()
  package var supplementaries: [LayoutSupplementary] = []
  /// What the place is filled with; nil for one cell.
  package var group: LayoutGroup?

  package init(size: LayoutDimensions, group: LayoutGroup? = nil) {
    self.size = size
    self.group = group
  }
}

/// How the place of a group is filled.
package struct LayoutGroup: Sendable {
  package indirect enum Arrangement: Sendable {
    /// As many runs of the items as there is room for.
    case repeating([LayoutItem], LayoutAxis)
    /// That many of one item, sharing the room evenly.
    case counted(LayoutItem, Int, LayoutAxis)
    /// Frames in the group's place at the size it is given, and their positions in depth.
    case custom(@Sendable (_ container: CGSize) -> [(frame: CGRect, zIndex: Int)])
  }

  package var arrangement: Arrangement
  package var itemSpacing = LayoutSpacing.fixed(0)

  package init(_ arrangement: Arrangement, itemSpacing: LayoutSpacing = .fixed(0)) {
    self.arrangement = arrangement
    self.itemSpacing = itemSpacing
  }
}

/// A view at an edge of an item or group.
package struct LayoutSupplementary: Sendable, Hashable {
  package var size: LayoutDimensions
  package var kind: String
  package var anchor: LayoutAnchor
  /// The point of the supplementary that lies on the container's; nil for the same edges.
  package var itemAnchor: LayoutAnchor?
  package var zIndex = 1

  package init(size: LayoutDimensions, kind: String, anchor: LayoutAnchor) {
    self.size = size
    self.kind = kind
    self.anchor = anchor
  }

  /// Where the view lies, for a container at `rect`. Of the size that it has said it would like to have, only lengths
  /// that were estimated count.
  func frame(on rect: CGRect, _ scale: PixelScale, said: CGSize? = nil) -> CGRect {
    var size = size.size(in: rect.size, scale)
    if let said, self.size.width.isEstimated { size.width = said.width }
    if let said, self.size.height.isEstimated { size.height = said.height }
    let own = itemAnchor ?? LayoutAnchor(anchor.edges)
    let (target, grip) = (anchor.point(in: rect.size), own.point(in: size))
    let shift = anchor.shift(for: size)
    let inverse = own.shift(for: size)
    return CGRect(
      x: scale.nearest(rect.origin.x + target.x - grip.x + shift.x - inverse.x),
      y: scale.nearest(rect.origin.y + target.y - grip.y + shift.y - inverse.y),
      width: size.width, height: size.height)
  }
}
