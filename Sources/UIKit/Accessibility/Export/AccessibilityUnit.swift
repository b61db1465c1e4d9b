import CoreGraphics
import PlatformKit

/// What is read in one piece: an element, a container, or elements that stay together.
struct AccessibilityUnit {
  /// In points of the scene.
  var frame: CGRect
  /// In reading order.
  var nodes: [AccessibilityNodeID]

  /// Several as one, in the order they have.
  static func joined(_ units: [AccessibilityUnit]) -> [AccessibilityUnit] {
    guard units.count > 1, let first = units.first else { return units }
    let frame = units.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    return [AccessibilityUnit(frame: frame, nodes: units.flatMap(\.nodes))]
  }
}

extension [AccessibilityUnit] {
  /// In lines from the top, each from its leading edge, where lower ones come first: bars before what scrolls below
  /// them. What overlaps the first of a line by its middle is in that line.
  func inReadingOrder(isRightToLeft: Bool) -> [AccessibilityUnit] {
    var lines: [[AccessibilityUnit]] = []
    for unit in stableSorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = lines.last?.first, unit.frame.midY < first.frame.maxY,
        first.frame.midY > unit.frame.minY
      {
        lines[lines.count - 1].append(unit)
      } else {
        lines.append([unit])
      }
    }
    return lines.flatMap { line in
      line.stableSorted {
        let (first, second) = ($0.frame, $1.frame)
        let ahead = isRightToLeft ? first.maxX - second.maxX : second.minX - first.minX
        return ahead == 0 ? first.height < second.height : ahead > 0
      }
    }
  }

  private func stableSorted(
    by isBefore: (AccessibilityUnit, AccessibilityUnit) -> Bool
  ) -> [AccessibilityUnit] {
    enumerated().sorted {
      isBefore($0.element, $1.element)
        || !isBefore($1.element, $0.element) && $0.offset < $1.offset
    }.map(\.element)
  }
}
