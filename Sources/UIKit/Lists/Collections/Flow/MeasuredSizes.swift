import CoreGraphics
import Foundation

/// The sizes that the cells of a flow layout have said.
struct MeasuredSizes {
  private(set) var all: [IndexPath: CGSize] = [:]
  private var sum = CGSize.zero

  subscript(path: IndexPath) -> CGSize? { all[path] }

  mutating func note(_ size: CGSize, of path: IndexPath) {
    let former = all.updateValue(size, forKey: path) ?? .zero
    sum.width += size.width - former.width
    sum.height += size.height - former.height
  }

  /// Nil if no cell has said its size.
  var average: CGSize? {
    guard !all.isEmpty else { return nil }
    let count = CGFloat(all.count)
    return CGSize(width: sum.width / count, height: sum.height / count)
  }

  /// Those that `plan` says are left, under their new paths.
  func moved(by plan: UpdatePlan) -> MeasuredSizes {
    var moved = MeasuredSizes()
    for (path, size) in all { plan.after(path).map { moved.note(size, of: $0) } }
    return moved
  }
}
