import CoreGraphics
import Foundation

extension NSTextContainer {
  /// A line has no more parts.
  private static let mostParts = 100

  /// Whether a subclass says where lines go.
  private var placesLines: Bool {
    type(of: self) != NSTextContainer.self && !isSimpleRectangularTextContainer
  }

  /// Below it, lines have the whole width.
  var obstaclesBottom: CGFloat { placesLines ? .infinity : obstacles.bottom }

  private var wholeWidth: CGFloat {
    size.width > 0 ? min(size.width, Self.longest) : Self.longest
  }

  /// The parts of the width between two heights that lines may not cover. `offset` is the paragraph's.
  func taken(_ top: CGFloat, _ bottom: CGFloat, at offset: Int) -> [ClosedRange<CGFloat>] {
    guard placesLines else { return obstacles.ranges(top, bottom) }
    var (taken, end) = ([ClosedRange<CGFloat>](), CGFloat(0))
    var rest = CGRect(x: 0, y: top, width: wholeWidth, height: bottom - top)
    for _ in 0..<Self.mostParts where rest.width > 0 {
      let proposed = rest
      rest = .zero
      let free = lineFragmentRect(
        forProposedRect: proposed, at: offset, writingDirection: .natural, remaining: &rest)
      guard free.minX.isFinite, free.maxX.isFinite, free.width > 0 else { break }
      if free.minX > end { taken.append(end...free.minX) }
      end = max(end, free.maxX)
    }
    if end < wholeWidth { taken.append(end...wholeWidth) }
    return taken
  }

  /// The first part of a line beside the exclusions, and the rest from the next one on.
  func freePart(of line: CGRect, _ rest: UnsafeMutablePointer<CGRect>?) -> CGRect {
    let right = min(line.maxX, wholeWidth)
    var (starts, start) = ([(CGFloat, CGFloat)](), max(line.minX, 0))
    let ranges = obstacles.ranges(line.minY, line.maxY)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.upperBound > start {
      let end = min(range.lowerBound, right)
      if end > start { starts.append((start, end)) }
      start = range.upperBound
    }
    if right > start { starts.append((start, right)) }
    func rect(_ left: CGFloat, _ right: CGFloat) -> CGRect {
      CGRect(x: left, y: line.minY, width: right - left, height: line.height)
    }
    rest?.pointee = starts.count > 1 ? rect(starts[1].0, right) : .zero
    return starts.first.map(rect) ?? .zero
  }
}
