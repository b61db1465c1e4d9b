import CoreGraphics

// Layouts say where what was thrown comes to rest.
extension UICollectionView {
  /// As in UIKit, pages are not the layout's. A wheel that was turned goes on in its direction, also where its step
  /// is shorter than half the way to the layout's next place.
  func layoutsOffset(near target: CGPoint, _ velocity: CGPoint) -> CGPoint {
    guard !isPagingEnabled else { return target }
    currentLayout.prepareIfNeeded()
    let answer = layoutsAnswer(to: target, velocity)
    guard pan.source == .wheel, indicatorDrag == nil else { return answer }
    let start = drag.unlimitedOffset(at: .zero)
    let turn = CGPoint(x: target.x - start.x, y: target.y - start.y)
    var (found, way) = (answer, CGFloat(2))
    while !found.isAhead(of: start, along: turn), turn.length * way <= bounds.longestSide {
      let further = CGPoint(x: start.x + turn.x * way, y: start.y + turn.y * way)
      found = layoutsAnswer(to: clamp(further), velocity)
      way *= 2
    }
    return found
  }

  private func layoutsAnswer(to target: CGPoint, _ velocity: CGPoint) -> CGPoint {
    let answer = currentLayout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
    return answer.x.isFinite && answer.y.isFinite ? answer : target
  }
}

extension CGPoint {
  /// Whether it lies at least a point from another one in a direction. True for no direction.
  fileprivate func isAhead(of other: CGPoint, along way: CGPoint) -> Bool {
    way == .zero || (x - other.x) * way.x + (y - other.y) * way.y >= way.length
  }

  fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
}

extension CGRect {
  fileprivate var longestSide: CGFloat { max(width, height) }
}
