package import Foundation

/// A section of a compositional layout: groups one after the other, and what stands at its edges.
package struct LayoutSection: Sendable {
  package var group: LayoutItem
  package var contentInsets = LayoutInsets.zero
  package var groupSpacing: CGFloat = 0
  package var boundaryItems: [LayoutBoundaryItem] = []
  package var boundaryItemsFollowInsets = true
  /// The room before those at the start by which the section grows.
  package var startPadding: CGFloat = 0
  /// Whether the groups stand beside each other, and are scrolled across the view's direction.
  package var scrollsAcross = false

  package init(group: LayoutItem) { self.group = group }
}

/// A view at an edge of a section.
package struct LayoutBoundaryItem: Sendable {
  package var size: LayoutDimensions
  package var kind: String
  package var edges: LayoutAnchor.Edges
  package var offset = CGPoint.zero
  /// Whether the section grows by it; otherwise it lies over the items.
  package var extendsBoundary = true
  package var zIndex = 1

  package init(size: LayoutDimensions, kind: String, edges: LayoutAnchor.Edges) {
    self.size = size
    self.kind = kind
    self.edges = edges
  }
}

/// A section laid out. Places are relative to its start. All groups but the last are alike, so work and memory
/// do not depend on the number of items.
package struct SectionLayout: Sendable {
  package let section: LayoutSection
  package let axis: LayoutAxis
  package let itemCount: Int
  package let group: GroupLayout
  let container: CGSize
  package let scale: PixelScale
  private let bands: BoundaryBands

  /// - Parameters:
  ///   - axis: The direction in which the view scrolls.
  ///   - container: The view's size.
  package init(
    _ section: LayoutSection, itemCount: Int, scrolling axis: LayoutAxis, container: CGSize,
    scale: PixelScale
  ) {
    self.section = section
    self.axis = axis
    self.itemCount = max(itemCount, 0)
    self.container = container
    self.scale = scale
    var box = container
    box[axis.crossing] = max(box[axis.crossing] - section.contentInsets.sum(axis.crossing), 0)
    bands = BoundaryBands(section, scrolling: axis, container: container, scale: scale)
    box[axis.crossing] = max(box[axis.crossing] - bands.sides, 0)
    group = GroupSolver(scale: scale)
      .layout(section.group, size: section.group.size.size(in: box, scale))
  }

  /// The direction in which groups follow each other.
  package var groupAxis: LayoutAxis { section.scrollsAcross ? axis.crossing : axis }

  /// From the start of one group to that of the next.
  package var pitch: CGFloat { group.size[groupAxis] + section.groupSpacing }

  package var groupCount: Int {
    group.cells.isEmpty ? 0 : (itemCount + group.cells.count - 1) / group.cells.count
  }

  /// The length of all groups together.
  package var groupsLength: CGFloat {
    guard groupCount > 0 else { return 0 }
    let rest = itemCount - (groupCount - 1) * group.cells.count
    return CGFloat(groupCount - 1) * pitch + group.length(ofFirst: rest, along: groupAxis)
  }

  /// Along the view's direction, with insets and boundary items. A section with neither items nor boundary
  /// items has none.
  package var length: CGFloat {
    guard itemCount > 0 || !section.boundaryItems.isEmpty else { return 0 }
    return bands.before + section.contentInsets.sum(axis) + contentLength + bands.after
  }

  private var contentLength: CGFloat {
    guard section.scrollsAcross else { return groupsLength }
    return groupCount > 0 ? group.size[axis] : 0
  }

  private func origin(ofGroup index: Int) -> CGPoint {
    let along = bands.before + section.contentInsets.before(axis)
    let across = section.contentInsets.before(axis.crossing) + bands.leadingSide
    var origin = CGPoint(axis, along, across)
    origin[groupAxis] += CGFloat(index) * pitch
    return origin
  }

  package func cell(_ item: Int) -> GroupLayout.Cell {
    var cell = group.cells[item % group.cells.count]
    cell.frame = moved(cell.frame, toGroup: item / group.cells.count)
    return cell
  }

  private func moved(_ frame: CGRect, toGroup index: Int) -> CGRect {
    let origin = origin(ofGroup: index)
    return CGRect(
      x: scale.nearest(frame.origin.x + origin.x), y: scale.nearest(frame.origin.y + origin.y),
      width: frame.size.width, height: frame.size.height)
  }

  /// The items of the groups that a rectangle meets.
  package func items(in rect: CGRect) -> Range<Int> {
    let start = origin(ofGroup: 0)[groupAxis]
    guard groupCount > 0, pitch > 0, rect.end(groupAxis) > start else { return 0..<0 }
    let count = CGFloat(groupCount)
    let from = (rect.start(groupAxis) - start - group.size[groupAxis]) / pitch
    let to = (rect.end(groupAxis) - start) / pitch
    let first = Int(max(0, min(count, from.rounded(.down) + 1)))
    let last = Int(max(0, min(count, to.rounded(.up))))
    guard first < last else { return 0..<0 }
    return first * group.cells.count..<min(last * group.cells.count, itemCount)
  }

  /// Where the first group begins.
  package var groupsOrigin: CGPoint { origin(ofGroup: 0) }

  /// Where each of the section's boundary items lies, in their order.
  package var boundaryFrames: [CGRect] { boundaryFrames(length: length) }

  /// The same in a section of another length, as its views have measured themselves.
  package func boundaryFrames(length: CGFloat) -> [CGRect] { bands.frames(length: length) }
}
