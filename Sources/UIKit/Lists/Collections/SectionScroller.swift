import CoreGraphics
import Foundation

/// The scroll view of a section that scrolls on its own. Its cells may reach beyond its edges.
final class SectionScroller: UIScrollView, UIScrollViewDelegate {
  private var scrolling: SectionScrolling?
  private var start = CGPoint.zero
  /// Among the elements of the collection view.
  private(set) var depth = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = false
    isOpaque = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    delegate = self
  }

  func follow(_ scrolling: SectionScrolling) {
    self.scrolling = scrolling
    depth = scrolling.depth
    let former = contentSize
    if frame != scrolling.frame { frame = scrolling.frame }
    isPagingEnabled = scrolling.isPaging
    decelerationRate = scrolling.rests == nil ? .normal : .fast
    contentSize = scrolling.contentSize
    let isAcross = scrolling.frame.height >= scrolling.contentSize.height
    contentInset =
      isAcross
      ? UIEdgeInsets(top: 0, left: scrolling.margin, bottom: 0, right: scrolling.margin)
      : UIEdgeInsets(top: scrolling.margin, left: 0, bottom: scrolling.margin, right: 0)
    startAtLeadingEdge(former)
  }

  /// Shows the first group at first. A mirrored row grows to the left, and what shows stays.
  private func startAtLeadingEdge(_ former: CGSize) {
    let isFirst = former == .zero
    if scrolling?.isMirrored == true, contentSize.width != former.width {
      contentOffset.x =
        isFirst
        ? contentSize.width - bounds.width + contentInset.right
        : contentOffset.x + contentSize.width - former.width
    } else if isFirst, contentInset.left + contentInset.top > 0 {
      contentOffset = CGPoint(x: -contentInset.left, y: -contentInset.top)
    }
  }

  /// Where it shows cells, it takes touches, up to the edges of the collection view.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) { superview?.setNeedsLayout() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = contentOffset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let scrolling, let rests = scrolling.rests, !rests.isEmpty else { return }
    let isAcross = bounds.width < contentSize.width || contentInset.left > 0
    let (speed, target) =
      isAcross
      ? (velocity.x, targetContentOffset.pointee.x) : (velocity.y, targetContentOffset.pointee.y)
    let place = isAcross ? contentOffset.x : contentOffset.y
    let begin = isAcross ? start.x : start.y
    let rest =
      scrolling.goesByGroups
      ? Self.neighbour(of: begin, at: place, speed, rests) : Self.nearest(to: target, rests)
    if isAcross {
      targetContentOffset.pointee.x = rest
    } else {
      targetContentOffset.pointee.y = rest
    }
  }

  private static func nearest(to place: CGFloat, _ rests: [CGFloat]) -> CGFloat {
    rests.min { abs($0 - place) < abs($1 - place) } ?? place
  }

  /// A throw goes on by one group from where the drag began, a slow lift to the nearest.
  private static func neighbour(
    of start: CGFloat, at place: CGFloat, _ speed: CGFloat, _ rests: [CGFloat]
  ) -> CGFloat {
    guard abs(speed) > 0.1 else { return nearest(to: place, rests) }
    let first = nearest(to: start, rests)
    return (speed > 0 ? rests.first { $0 > first } : rests.last { $0 < first }) ?? first
  }
}

extension UICollectionView {
  /// The scroll view of a section, made on first use.
  func scroller(of section: Int) -> SectionScroller {
    if let scroller = scrollers[section] { return scroller }
    let scroller = SectionScroller()
    scrollers[section] = scroller
    placeScroller(scroller, section)
    insert(scroller, depth: scroller.depth)
    return scroller
  }

  private func placeScroller(_ scroller: SectionScroller, _ section: Int) {
    if let scrolling = currentLayout.placedScrolling(ofSection: section) {
      scroller.follow(scrolling)
    } else {
      scroller.removeFromSuperview()
      scrollers[section] = nil
    }
  }

  func placeScrollers() {
    for (section, scroller) in scrollers { placeScroller(scroller, section) }
  }
}
