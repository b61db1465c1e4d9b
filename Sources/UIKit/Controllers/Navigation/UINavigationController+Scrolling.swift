import CoreGraphics

/// Follows a scroll view that is beneath bars.
@MainActor
protocol ScrollFollower: AnyObject {
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Where the content shall come to rest after a drag.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint
}

extension UINavigationController: ScrollFollower {
  /// Looks for the scroll view of the controller on top: large titles follow it.
  func followContent() {
    let found = topViewController?.barScrollView
    if found !== state.contentScrollView {
      state.contentScrollView?.stopFollowing(self)
      state.contentScrollView = found
      found?.follow(self)
    }
    navigationBar.scrolledLargeHeight = nil
    found.map(scrollViewDidMove)
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard scrollView === state.contentScrollView else { return }
    let whole = navigationBar.wantsLargeTitle ? NavigationBarLayout.large : 0
    let travel = scrollView.contentOffset.y - scrollView.rangeY.min
    let left = min(max(whole - travel, 0), whole)
    navigationBar.isAtScrollEdge = travel <= whole + 0.5
    scrollView.largeTitleRoom = whole - left
    guard left != navigationBar.largeHeight else { return }
    navigationBar.scrolledLargeHeight = left
    if state.run == nil { layoutBars() }
  }

  /// A large title that is half gone goes or comes back, whichever is nearer.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint {
    guard navigationBar.wantsLargeTitle else { return offset }
    let top = scrollView.rangeY.min
    let travel = offset.y - top
    guard travel > 0, travel < NavigationBarLayout.large else { return offset }
    let isNearer = travel < NavigationBarLayout.large / 2
    return CGPoint(x: offset.x, y: isNearer ? top : top + NavigationBarLayout.large)
  }
}

extension UIScrollView {
  fileprivate func follow(_ follower: any ScrollFollower) {
    self.follower = follower
    adjustedInsetMayHaveChanged()
  }

  fileprivate func stopFollowing(_ follower: any ScrollFollower) {
    guard self.follower === follower else { return }
    (self.follower, largeTitleRoom) = (nil, 0)
    adjustedInsetMayHaveChanged()
  }
}

extension UIViewController {
  /// What the program has said, else the view itself or the first of its subviews.
  fileprivate var barScrollView: UIScrollView? {
    if let said = rareData?.bars?.scrollView { return said }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
