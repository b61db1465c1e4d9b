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
    (navigationBar.scrolledLargeHeight, navigationBar.scrolledSearchHeight) = (nil, nil)
    tabBarController?.restoreBar(animated: false)
    if found == nil { (navigationBar.isAtScrollEdge, toolbar.isAtScrollEdge) = (true, true) }
    showEdges(of: found)
    found.map(scrollViewDidMove)
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard scrollView === state.contentScrollView else { return }
    topViewController?.navigationItem.searchController?.placeView()
    showEdges(of: scrollView)
    let (search, title) = collapsing
    let travel = scrollView.contentOffset.y - scrollView.rangeY.min
    let leftSearch = min(max(search - travel, 0), search)
    let left = min(max(title - max(travel - search, 0), 0), title)
    navigationBar.isAtScrollEdge = travel <= search + title + 0.5
    scrollView.largeTitleRoom = search + title - left - leftSearch
    let isAtEnd = scrollView.contentOffset.y >= scrollView.rangeY.max - 0.5
    toolbar.isAtScrollEdge = isAtEnd
    tabBarController?.tabBar.isAtScrollEdge = isAtEnd
    tabBarController?.contentDidScroll(
      to: scrollView.rangeY.clamp(scrollView.contentOffset.y), isAtStart: travel <= 0)
    let followsSearch = navigationBar.searchFollowsContent
    let isNew =
      left != navigationBar.largeHeight
      || followsSearch && leftSearch != navigationBar.searchHeight
    guard isNew else { return }
    if followsSearch { navigationBar.scrolledSearchHeight = leftSearch }
    navigationBar.scrolledLargeHeight = left
    if state.run == nil { layoutBars() }
  }

  private func showEdges(of scrollView: UIScrollView?) {
    navigationBar.show(edgeOf: scrollView)
    toolbar.show(edgeOf: scrollView)
  }

  /// A search bar or a large title that is half gone goes or comes back, whichever is nearer.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint {
    let (search, title) = collapsing
    let top = scrollView.rangeY.min
    let stops = [0, search, search + title]
    let travel = offset.y - top
    guard travel > 0, travel < search + title else { return offset }
    let nearest = stops.min { abs($0 - travel) < abs($1 - travel) } ?? travel
    return CGPoint(x: offset.x, y: top + nearest)
  }

  /// How much of the search bar's row, and then of the large title, goes as the content is scrolled.
  private var collapsing: (search: CGFloat, title: CGFloat) {
    let bar = navigationBar
    if bar.isSearching { return (0, 0) }
    return (
      bar.searchFollowsContent ? bar.wholeSearchHeight : 0,
      bar.wantsLargeTitle ? bar.wholeLargeHeight : 0
    )
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
  var barScrollView: UIScrollView? {
    if let said = rareData?.bars?.scrollView { return said }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
