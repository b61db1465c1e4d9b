import Foundation

/// The room that boundary items take at the edges of a section. Those on one side overlap.
struct BoundaryBands {
  private let section: LayoutSection
  private let axis: LayoutAxis
  private let container: CGSize
  private let scale: PixelScale
  private let sizes: [CGSize]
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0
  private(set) var leadingSide: CGFloat = 0
  private var trailingSide: CGFloat = 0

  var sides: CGFloat { leadingSide + trailingSide }

  init(
    _ section: LayoutSection, scrolling axis: LayoutAxis, container: CGSize, scale: PixelScale
  ) {
    self.section = section
    self.axis = axis
    self.container = container
    self.scale = scale
    var box = container
    if section.boundaryItemsFollowInsets {
      box[axis.crossing] = max(box[axis.crossing] - section.contentInsets.sum(axis.crossing), 0)
    }
    sizes = section.boundaryItems.map { $0.size.size(in: box, scale) }
    for (item, size) in zip(section.boundaryItems, sizes) where item.extendsBoundary {
      switch side(of: item) {
      case .start: before = max(before, size[axis])
      case .end: after = max(after, size[axis])
      case .leading: leadingSide = max(leadingSide, size[axis.crossing])
      case .trailing: trailingSide = max(trailingSide, size[axis.crossing])
      }
    }
    if before > 0 { before += max(0, section.startPadding) }
  }

  private enum Side { case start, end, leading, trailing }

  private func side(of item: LayoutBoundaryItem) -> Side {
    let vertical = axis == .vertical
    let (start, end): (LayoutAnchor.Edges, LayoutAnchor.Edges) =
      vertical ? (.top, .bottom) : (.leading, .trailing)
    let leading: LayoutAnchor.Edges = vertical ? .leading : .top
    if item.edges.contains(start) { return .start }
    if item.edges.contains(end) { return .end }
    return item.edges.contains(leading) ? .leading : .trailing
  }

  func frames(length: CGFloat) -> [CGRect] {
    zip(section.boundaryItems, sizes).map { item, size in
      let across = acrossStart(of: item, size)
      let along: CGFloat =
        switch side(of: item) {
        case .start: item.extendsBoundary ? before - size[axis] : 0
        case .end: length - (item.extendsBoundary ? after : size[axis])
        case .leading, .trailing: (length - size[axis]) / 2
        }
      let origin = CGPoint(axis, along, across)
      return CGRect(
        x: scale.nearest(origin.x + item.offset.x), y: scale.nearest(origin.y + item.offset.y),
        width: size.width, height: size.height)
    }
  }

  private func acrossStart(of item: LayoutBoundaryItem, _ size: CGSize) -> CGFloat {
    let cross = axis.crossing
    let follows = section.boundaryItemsFollowInsets
    let start = follows ? section.contentInsets.before(cross) : 0
    let end = container[cross] - (follows ? section.contentInsets.after(cross) : 0)
    let (leading, trailing): (LayoutAnchor.Edges, LayoutAnchor.Edges) =
      axis == .vertical ? (.leading, .trailing) : (.top, .bottom)
    if item.edges.contains(leading) { return start }
    if item.edges.contains(trailing) { return end - size[cross] }
    return start + (end - start - size[cross]) / 2
  }
}
