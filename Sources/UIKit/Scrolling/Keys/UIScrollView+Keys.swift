import CoreGraphics

extension UIScrollView {
  /// The length of a step of an arrow, in points, and the part of what shows that a page is, as in
  /// browsers.
  private static let line: CGFloat = 40
  private static let page: CGFloat = 0.8

  func takesKey(_ key: ScrollKey) -> Bool {
    allowsKeyboardScrolling && isScrollEnabled && hasMoreAfterSteps(key.direction)
  }

  private func hasMoreAfterSteps(_ direction: ScrollDirection) -> Bool {
    let (range, target) = (range(along: direction.axis), targetOfSteps)
    let place = direction.axis == .horizontal ? target.x : target.y
    return direction.isBackward ? place > range.min : place < range.max
  }

  /// Steps add up while the content is still on its way.
  func perform(_ key: ScrollKey) {
    let room = bounds.inset(by: adjustedContentInset)
    switch key {
    case .line(let direction): step(by: Self.line, direction)
    case .page(let direction) where isPagingEnabled:
      step(by: direction.axis == .horizontal ? bounds.width : bounds.height, direction)
    case .page(let direction):
      step(by: Self.page * (direction.axis == .horizontal ? room.width : room.height), direction)
    case .end(.up): goToTop()
    case .end(let direction): step(by: .greatestFiniteMagnitude, direction)
    }
  }

  private func step(by length: CGFloat, _ direction: ScrollDirection) {
    var target = targetOfSteps
    let way = direction.isBackward ? -length : length
    if direction.axis == .horizontal { target.x += way } else { target.y += way }
    showIndicators()
    step(to: clamp(target))
    if smooth == nil { hideIndicators() }
  }

  private func goToTop() {
    if scrollsToTop {
      guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
      setContentOffset(CGPoint(x: contentOffset.x, y: rangeY.min), animated: true)
      whenAtTop = { [weak self] in self.map { $0.delegate?.scrollViewDidScrollToTop($0) } }
    } else {
      step(by: .greatestFiniteMagnitude, .up)
    }
  }
}

extension UIWindow {
  /// For keys that no responder has taken. The scroll view is that around the focus, else the one used
  /// last, else the largest; where it is at its end, one around it.
  func scroll(with presses: Set<UIPress>) -> Bool {
    guard let key = presses.first?.key.flatMap({ ScrollKey($0) }) else { return false }
    for start in [focusedKeyView ?? firstResponder as? UIView, rareData?.scroller, largestScroller]
    {
      let around = start?.selfAndSuperviews.compactMap { $0 as? UIScrollView } ?? []
      if around.isEmpty || start?.window !== self { continue }
      guard let scroller = around.first(where: { $0.takesKey(key) }) else { return false }
      scroller.perform(key)
      return true
    }
    return false
  }

  private var largestScroller: UIScrollView? {
    var found: UIScrollView?
    findLargestScroller(in: rootViewController?.frontmost.viewIfLoaded ?? self, &found)
    return found
  }

  private func findLargestScroller(in view: UIView, _ found: inout UIScrollView?) {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return }
    if let scroller = view as? UIScrollView, scroller.canScroll {
      if scroller.area > found?.area ?? 0 { found = scroller }
      return
    }
    for child in view.subviews { findLargestScroller(in: child, &found) }
  }
}

extension UIScrollView {
  fileprivate var canScroll: Bool {
    isScrollEnabled && (rangeX.max > rangeX.min || rangeY.max > rangeY.min)
  }

  fileprivate var area: CGFloat { bounds.width * bounds.height }
}
