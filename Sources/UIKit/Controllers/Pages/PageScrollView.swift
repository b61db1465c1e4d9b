import CoreGraphics
import Foundation

/// Moves pages. Programs set a delegate of their own to know how far a page has come: pages turn all the same.
final class PageScrollView: UIScrollView {
  /// Passes on what it hears to that one.
  var scroller: PageScroller?

  override weak var delegate: (any UIScrollViewDelegate)? {
    get { scroller }
    set { scroller?.program = newValue }
  }
}

/// Hears of the user's drags.
final class PageScroller: NSObject, UIScrollViewDelegate {
  private weak var owner: UIPageViewController?
  /// The program's own, which hears after the controller.
  weak var program: (any UIScrollViewDelegate)?

  init(_ owner: UIPageViewController) {
    self.owner = owner
    super.init()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    owner?.dragWillBegin()
    program?.scrollViewWillBeginDragging(scrollView)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    owner?.didScroll()
    program?.scrollViewDidScroll(scrollView)
  }
  /// Pages come to rest where they do.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    var target = targetContentOffset.pointee
    program?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: &target)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { owner?.endSwipe() }
    program?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    program?.scrollViewWillBeginDecelerating(scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    owner?.endSwipe()
    program?.scrollViewDidEndDecelerating(scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    owner?.endSwipe()
    program?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
