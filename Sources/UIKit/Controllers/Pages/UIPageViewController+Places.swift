import CoreGraphics

// The scroll view has room for three pages: the one before, the one that shows in the middle, the one after.

extension UIPageViewController {
  func preparePages() -> [UIGestureRecognizer] {
    view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.bounces = true
    scroll.scroller = scroller
    scroll.isScrollEnabled = transitionStyle == .scroll
    if dots.numberOfPages > 0 { view.addSubview(dots) }
    dots.addAction(
      UIAction { [weak self] _ in self?.turnByDots() }, for: .valueChanged)
    for page in state.pages { scroll.addSubview(page.view) }
    return transitionStyle == .scroll ? [] : makeTurnGestures()
  }

  func layoutPages() {
    var room = view.bounds
    room.size.height = max(room.height - dotsHeight, 0)
    dots.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: PageDots.height)
    let frame = room.insetBy(
      dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    guard frame != scroll.frame else { return }
    finishTurn()
    scroll.frame = frame
    placePages()
  }

  var isHorizontal: Bool { navigationOrientation == .horizontal }
  private var isMirrored: Bool {
    isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// From one page to the next.
  var pitch: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }

  /// How many pages away from the middle, forward.
  var travel: CGFloat {
    guard pitch > 0 else { return 0 }
    let offset = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    return (offset / pitch - 1) * (isMirrored ? -1 : 1)
  }

  /// A page of those that show at a time, so many places forward from the middle.
  func frame(of index: Int, at place: CGFloat) -> CGRect {
    let start = (1 + (isMirrored ? -place : place)) * pitch
    let origin = CGPoint(
      x: isHorizontal ? start + spacing / 2 : 0, y: isHorizontal ? 0 : start + spacing / 2)
    var size = scroll.bounds.size
    if isHorizontal { size.width -= spacing } else { size.height -= spacing }
    let whole = CGRect(origin: origin, size: size)
    guard spineLocation == .mid else { return whole }
    return half(of: whole, (index == 0) != isMirrored)
  }

  private func half(of whole: CGRect, _ isFirst: Bool) -> CGRect {
    let (first, second) = whole.divided(
      atDistance: (isHorizontal ? whole.width : whole.height) / 2,
      from: isHorizontal ? .minXEdge : .minYEdge)
    return isFirst ? first : second
  }

  /// The pages that show are in the middle, and there is no way to where no pages are.
  func placePages() {
    state.isPlacing = true
    let size = scroll.bounds.size
    scroll.contentSize = CGSize(
      width: isHorizontal ? pitch * 3 : size.width, height: isHorizontal ? size.height : pitch * 3)
    limitPages()
    scroll.contentOffset = CGPoint(x: isHorizontal ? pitch : 0, y: isHorizontal ? 0 : pitch)
    for (index, page) in state.pages.enumerated() {
      page.viewIfLoaded?.frame = frame(of: index, at: 0)
    }
    state.isPlacing = false
  }

  func limitPages() {
    let known = state.neighbors ?? ([], [])
    let (first, last) = isMirrored ? (known.after, known.before) : (known.before, known.after)
    let inset = UIEdgeInsets(
      top: isHorizontal || !first.isEmpty ? 0 : -pitch,
      left: isHorizontal && first.isEmpty ? -pitch : 0,
      bottom: isHorizontal || !last.isEmpty ? 0 : -pitch,
      right: isHorizontal && last.isEmpty ? -pitch : 0)
    let wasPlacing = state.isPlacing
    state.isPlacing = true
    if scroll.contentInset != inset { scroll.contentInset = inset }
    state.isPlacing = wasPlacing
    scroll.alwaysBounceHorizontal = isHorizontal
    scroll.alwaysBounceVertical = !isHorizontal
  }
}
