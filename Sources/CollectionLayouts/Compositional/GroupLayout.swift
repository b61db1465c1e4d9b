package import Foundation

/// A group laid out at one size: where each of its cells lies, in order.
package struct GroupLayout: Sendable {
  package struct Cell: Sendable, Equatable {
    package var frame: CGRect
    package var zIndex = 0
    /// Which lengths are to be asked of the cell.
    package var estimatesWidth = false
    package var estimatesHeight = false
    /// The siblings that are to be as long as each other; nil where the cell's length is its own.
    var uniformWidth: Int?
    var uniformHeight: Int?
  }

  package struct Supplementary: Sendable, Equatable {
    package var frame: CGRect
    package let value: LayoutSupplementary
    /// The number of the group's cells that must be there for it to be shown: up to its item's first.
    package var cellsNeeded = 1
    var holder: Holder
    /// The frame of what it lies on.
    var holderFrame: CGRect

    package var kind: String { value.kind }
    package var zIndex: Int { value.zIndex }
  }

  /// What a supplementary view lies on.
  enum Holder: Sendable { case cell, innerGroup, group }

  package var size: CGSize
  let scale: PixelScale
  package var cells: [Cell] = []
  package var supplementaries: [Supplementary] = []
  /// Where the places of the group's items end along its axis, each with the number of cells so far.
  var ends: [(cells: Int, end: CGFloat)] = []
  /// What the group's items leave over along its axis.
  var leftover: CGFloat = 0
  var axis: LayoutAxis?
  /// How many sets of siblings there are.
  var siblingSets = 0

  init(size: CGSize, scale: PixelScale) { (self.size, self.scale) = (size, scale) }

  /// The length along an axis when only the first cells are there: up to the last of these, and what a whole
  /// group leaves over.
  func length(ofFirst count: Int, along axis: LayoutAxis) -> CGFloat {
    guard count < cells.count, axis == self.axis,
      let last = ends.first(where: { $0.cells >= count })
    else { return size[axis] }
    return last.end + leftover
  }

  mutating func append(_ other: GroupLayout, at origin: CGPoint) {
    let before = cells.count
    for var cell in other.cells {
      cell.frame = cell.frame.offset(by: origin, scale)
      cell.uniformWidth? += siblingSets
      cell.uniformHeight? += siblingSets
      cells.append(cell)
    }
    siblingSets += other.siblingSets
    for var supplementary in other.supplementaries {
      supplementary.frame = supplementary.frame.offset(by: origin, scale)
      supplementary.holderFrame = supplementary.holderFrame.offset(by: origin, scale)
      if supplementary.holder == .group { supplementary.holder = .innerGroup }
      supplementary.cellsNeeded += before
      supplementaries.append(supplementary)
    }
  }
}

extension CGRect {
  /// Moved, with the origin on the nearest pixel.
  fileprivate func offset(by origin: CGPoint, _ scale: PixelScale) -> CGRect {
    CGRect(
      x: scale.nearest(self.origin.x + origin.x), y: scale.nearest(self.origin.y + origin.y),
      width: size.width, height: size.height)
  }
}
