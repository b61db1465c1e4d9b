package import Foundation

extension GroupLayout {
  /// Where a supplementary view of the group lies that has said its size, as far as that was estimated.
  package func frame(of supplementary: Supplementary, said: CGSize?) -> CGRect {
    guard let said else { return supplementary.frame }
    return supplementary.value.frame(on: supplementary.holderFrame, scale, said: said)
  }

  /// What lies on cells goes along with them, and what lies on the group follows its size.
  mutating func moveSupplementaries(from old: GroupLayout) {
    for index in supplementaries.indices {
      let holder = holderFrame(of: supplementaries[index], in: old)
      guard holder != supplementaries[index].holderFrame else { continue }
      supplementaries[index].holderFrame = holder
      supplementaries[index].frame = supplementaries[index].value.frame(on: holder, scale)
    }
  }

  private func holderFrame(of supplementary: Supplementary, in old: GroupLayout) -> CGRect {
    var frame = supplementary.holderFrame
    let first = supplementary.cellsNeeded - 1
    switch supplementary.holder {
    case .cell:
      if cells.indices.contains(first) { frame = cells[first].frame }
    case .innerGroup:
      guard cells.indices.contains(first) else { break }
      frame.origin.x += cells[first].frame.origin.x - old.cells[first].frame.origin.x
      frame.origin.y += cells[first].frame.origin.y - old.cells[first].frame.origin.y
    case .group:
      frame.size.width += size.width - old.size.width
      frame.size.height += size.height - old.size.height
    }
    return frame
  }
}
