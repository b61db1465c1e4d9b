import Foundation

/// Lays out an item and what its place is filled with.
struct GroupSolver {
  let scale: PixelScale

  /// - Parameter size: The size of the item's place.
  func layout(_ item: LayoutItem, size: CGSize) -> GroupLayout {
    var layout = GroupLayout(size: size, scale: scale)
    let content = item.contentInsets.inside(CGRect(origin: .zero, size: size))
    if let group = item.group {
      fill(&layout, with: group, in: content, outer: size, estimates: item.size)
    } else {
      layout.cells = [
        GroupLayout.Cell(
          frame: content, estimatesWidth: item.size.width.isEstimated,
          estimatesHeight: item.size.height.isEstimated)
      ]
    }
    layout.supplementaries += item.supplementaries.map {
      GroupLayout.Supplementary(
        frame: $0.frame(on: content, scale), value: $0,
        holder: item.group == nil ? .cell : .group, holderFrame: content)
    }
    return layout
  }

  private func fill(
    _ layout: inout GroupLayout, with group: LayoutGroup, in content: CGRect, outer: CGSize,
    estimates: LayoutDimensions
  ) {
    switch group.arrangement {
    case .custom(let provider):
      layout.cells = provider(outer).map { GroupLayout.Cell(frame: $0.frame, zIndex: $0.zIndex) }
    case .repeating(let items, let axis):
      let run = Run(
        items: items, axis: axis, spacing: group.itemSpacing, container: content.size, scale: scale)
      place(run, into: &layout, in: content, count: estimates[axis].isEstimated ? 1 : run.capacity)
    case .counted(let item, let count, let axis):
      let run = Run(
        items: [item], axis: axis, spacing: group.itemSpacing, container: content.size,
        scale: scale, sharedBy: max(count, 1))
      place(run, into: &layout, in: content, count: max(count, 1))
    }
  }

  private func place(
    _ run: Run, into layout: inout GroupLayout, in content: CGRect, count: Int
  ) {
    let axis = run.axis
    layout.axis = axis
    guard count > 0 else { return }
    let sizes = run.sizes(repeats: count)
    let share = run.flexibleShare(sizes)
    var along = content.start(axis)
    // The first set is that of the run itself.
    layout.siblingSets = 1
    for (index, size) in sizes.enumerated() {
      let item = run.items[index % run.items.count]
      if index > 0 { along += run.spacing.length(share) }
      along += item.edgeSpacing.before(axis).length(share)
      let across = content.start(axis.crossing) + run.crossStart(item, size)
      layout.append(self.layout(item, size: size), at: CGPoint(axis, along, across))
      if item.group == nil { layout.joinLast(item.size) }
      along += size[axis]
      layout.ends.append((layout.cells.count, along))
      along += item.edgeSpacing.after(axis).length(share)
    }
    layout.leftover = max(layout.size[axis] - along, 0)
  }
}
