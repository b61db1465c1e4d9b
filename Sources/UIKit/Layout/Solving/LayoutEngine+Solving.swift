// Walk C4 to C7 lie in ConstraintKit; here is what goes in and comes out. In: edits. Out: the items
// that have moved. Next: SolvedFrames.

import ConstraintKit
import CoreGraphics

extension LayoutEngine {
  /// Text that wraps is measured at the width that was found, which may change what was found.
  private static let rounds = 4

  /// Solves what has changed. Free where nothing has.
  func solve() {
    guard isDirty, !isSolving else { return }
    isSolving = true
    var conflicts: [Conflict] = []
    for _ in 0..<Self.rounds where isDirty {
      refreshStaleItems()
      dropUnusedItems()
      isDirty = false
      let changes = system.solve()
      conflicts += changes.conflicts
      note(changes.moved)
      measureWrappedContent()
    }
    isSolving = false
    isDirty = false
    guard !isTrial else { return }
    for conflict in conflicts { ConflictReport(conflict, in: self).write() }
    placeMovedItems()
  }

  /// Has views go where the engine has moved them without edits.
  func place(_ variables: [Variable]) {
    note(variables)
    placeMovedItems()
  }

  private func note(_ variables: [Variable]) {
    for variable in variables {
      item(of: variable).map(noteMoved)
    }
  }

  func noteMoved(_ item: SolvedItem) {
    guard !item.flags.contains(.isMoved) else { return }
    item.flags.insert(.isMoved)
    moved.append(item)
  }

  /// Other widths may ask for other heights.
  private func measureWrappedContent() {
    for item in moved {
      guard let view = item.view, view.wrapsContent, item.engine === self else { continue }
      let width = CGFloat(max(0, system[item.width]))
      if let old = item.wrappingWidth, abs(old - width) < 0.001 { continue }
      item.wrappingWidth = width
      setStale(item)
    }
  }

  private func placeMovedItems() {
    let (items, grid) = (moved, grid)
    moved = []
    for item in items {
      item.flags.remove(.isMoved)
      if item.engine === self { item.requestPlacement(on: grid) }
    }
  }
}
