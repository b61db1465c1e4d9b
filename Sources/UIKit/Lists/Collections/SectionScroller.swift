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
    let (former, resting) = (contentSize, resting)
    self.scrolling = scrolling
    depth = scrolling.depth
    if frame != scrolling.frame { frame = scrolling.frame }
    isPagingEnabled = scrolling.isPaging
    decelerationRate = scrolling.decelerationRate
    bounces = scrolling.bounce != .never
    contentSize = scrolling.contentSize
    let isAcross = scrolling.frame.height >= scrolling.contentSize.height
    contentInset =
      isAcross
      ? UIEdgeInsets(top: 0, left: scrolling.margin, bottom: 0, right: scrolling.margin)
      : UIEdgeInsets(top: scrolling.margin, left: 0, bottom: scrolling.margin, right: 0)
    alwaysBounceHorizontal = isAcross && scrolling.bounce == .always
    alwaysBounceVertical = !isAcross && scrolling.bounce == .always
    startAtLeadingEdge(former)
    if let resting { rest(at: resting) }
  }

  /// The group or page at which it rests.
  private struct Resting {
    let number: Int
    /// Of the groups; nil for pages.
    let count: Int?
    let length: CGFloat
  }

  /// Nil while it moves, and where it rests anywhere.
  private var resting: Resting? {
    guard let scrolling, !isTracking, !isDecelerating else { return nil }
    let (place, length) = (along(contentOffset), along(bounds.size))
    guard scrolling.isPaging else {
      return scrolling.rests.map {
        Resting(number: $0.nearest(to: place), count: $0.count, length: length)
      }
    }
    guard length > 0 else { return nil }
    return Resting(number: Int((place / length).rounded()), count: nil, length: length)
  }

  /// Stays at the same group or page when these have other sizes.
  private func rest(at former: Resting) {
    let length = along(bounds.size)
    guard length != former.length, let scrolling else { return }
    if scrolling.isPaging, former.count == nil {
      move(to: CGFloat(former.number) * length)
    } else if let rests = scrolling.rests, rests.count == former.count {
      move(to: rests.place(former.number))
    }
  }

  private var isAcross: Bool { bounds.width < contentSize.width || contentInset.left > 0 }
  private func along(_ point: CGPoint) -> CGFloat { isAcross ? point.x : point.y }
  private func along(_ size: CGSize) -> CGFloat { isAcross ? size.width : size.height }
  private func move(to place: CGFloat) {
    contentOffset =
      isAcross ? CGPoint(x: place, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: place)
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

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = targetOfSteps }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let scrolling, let rests = scrolling.rests else { return }
    let (speed, target) = (along(velocity), along(targetContentOffset.pointee))
    let rest: CGFloat
    if pan.source == .wheel {
      rest = rests.reached(from: along(start), turnedTo: target)
    } else if scrolling.goesByGroups {
      rest = rests.neighbour(of: along(start), at: along(contentOffset), speed)
    } else {
      rest = rests.place(rests.nearest(to: target))
    }
    if isAcross {
      targetContentOffset.pointee.x = rest
    } else {
      targetContentOffset.pointee.y = rest
    }
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
