package import Foundation

extension GroupLayout {
  /// The group with cells of the sizes that they have said, each only along the lengths that were
  /// estimated. Cells behind one that grows move on, those beside it keep their places, and the group grows
  /// where its own length is an estimate.
  package func resized(_ sizes: [Int: CGSize], allowing own: LayoutDimensions) -> GroupLayout {
    var result = self
    for axis in [LayoutAxis.vertical, .horizontal] {
      result.resize(evened(sizes, along: axis), along: axis)
      guard own[axis].isEstimated else { continue }
      let growth = result.end(along: axis) - end(along: axis)
      result.size[axis] = max(0, size[axis] + growth)
    }
    result.moveSupplementaries(from: self)
    return result
  }

  /// The last cell is one of the run's siblings, where it is to be as long as they.
  mutating func joinLast(_ size: LayoutDimensions) {
    guard let last = cells.indices.last else { return }
    if size.width.isUniform { cells[last].uniformWidth = 0 }
    if size.height.isUniform { cells[last].uniformHeight = 0 }
  }

  /// The sizes with siblings that are to be alike as long as the longest of them that has said its size.
  private func evened(_ sizes: [Int: CGSize], along axis: LayoutAxis) -> [Int: CGSize] {
    var longest: [Int: CGFloat] = [:]
    for (index, size) in sizes {
      guard let siblings = cells[index].siblings(along: axis) else { continue }
      longest[siblings] = max(longest[siblings] ?? 0, size[axis])
    }
    guard !longest.isEmpty else { return sizes }
    var evened = sizes
    for (index, cell) in cells.enumerated() {
      guard let length = cell.siblings(along: axis).flatMap({ longest[$0] }) else { continue }
      evened[index, default: cell.frame.size][axis] = length
    }
    return evened
  }

  private func end(along axis: LayoutAxis) -> CGFloat {
    cells.map { $0.frame.end(axis) }.max() ?? 0
  }

  private mutating func resize(_ sizes: [Int: CGSize], along axis: LayoutAxis) {
    let order = cells.indices.sorted {
      cells[$0].frame.start(axis) < cells[$1].frame.start(axis)
    }
    for (place, index) in order.enumerated() {
      let frame = cells[index].frame
      guard let size = sizes[index], cells[index].isEstimated(along: axis) else { continue }
      let growth = size[axis] - frame.size[axis]
      guard growth != 0 else { continue }
      cells[index].frame.size[axis] = size[axis]
      for other in order[(place + 1)...] where cells[other].frame.follows(frame, along: axis) {
        cells[other].frame.origin[axis] += growth
      }
    }
  }
}

extension GroupLayout.Cell {
  fileprivate func isEstimated(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? estimatesWidth : estimatesHeight
  }

  fileprivate func siblings(along axis: LayoutAxis) -> Int? {
    axis == .horizontal ? uniformWidth : uniformHeight
  }
}

extension CGRect {
  /// Whether it begins behind another one, and isn't only beside it.
  fileprivate func follows(_ other: CGRect, along axis: LayoutAxis) -> Bool {
    let across = axis.crossing
    return start(axis) >= other.end(axis) - PixelScale.tolerance
      && start(across) < other.end(across) && end(across) > other.start(across)
  }
}
