import CoreGraphics

extension UIScrollView {
  func prepareIndicators() {
    let gesture = IndicatorGesture()
    gesture.delaysTouchesEnded = false
    gesture.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    gesture.takes = { [weak self] touch in self?.indicator(under: touch) != nil }
    gesture.repeats = { [weak self] in self?.pageTowardsMouse() }
    gesture.addTarget(self, action: UIScrollView.indicatorGestureDidChange)
    addGestureRecognizer(gesture)
    let hover = UIHoverGestureRecognizer(target: self, action: UIScrollView.mouseDidMove)
    addGestureRecognizer(hover)
    addSubview(indicators.vertical)
    addSubview(indicators.horizontal)
  }

  /// A control of the content that lies there keeps its touches, unless it is the indicator itself that
  /// is pressed.
  private func indicator(under touch: UITouch) -> ScrollIndicator? {
    let place = touch.location(in: self)
    let found = shownIndicators.first { $0.isWide && $0.reaches(place) }
    return touch.view is UIControl && found?.side(of: place) != 0 ? nil : found
  }

  private func indicatorGestureDidChange(_ gesture: IndicatorGesture) {
    switch gesture.state {
    case .began: beginIndicatorDrag(gesture)
    case .changed: followIndicatorDrag(gesture)
    case .ended, .cancelled: endIndicatorDrag()
    case .possible, .failed: break
    }
  }

  private func beginIndicatorDrag(_ gesture: IndicatorGesture) {
    let place = gesture.location(in: self)
    guard let indicator = shownIndicators.first(where: { $0.isWide && $0.reaches(place) }) else {
      return
    }
    indicatorDrag = IndicatorDrag(
      indicator: indicator, side: indicator.side(of: place), start: fromCorner(place),
      offset: contentOffset)
    if indicatorDrag?.side != 0 { return pageTowardsMouse() }
    catchMotion()
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The indicator stays under the mouse.
  private func followIndicatorDrag(_ gesture: IndicatorGesture) {
    guard let drag = indicatorDrag else { return }
    guard drag.side == 0 else {
      return indicatorDrag = drag.moved(to: fromCorner(gesture.location(in: self)))
    }
    let (place, range) = (fromCorner(gesture.location(in: self)), self.range(of: drag.indicator))
    let way = max(drag.indicator.way, 1)
    var offset = drag.offset
    if drag.indicator.isVertical {
      offset.y += (place.y - drag.start.y) / way * (range.max - range.min)
    } else {
      offset.x += (place.x - drag.start.x) / way * (range.max - range.min)
    }
    scroll(to: clamp(offset))
  }

  private func endIndicatorDrag() {
    guard indicatorDrag?.side == 0 else { return indicatorDrag = nil }
    isDragging = false
    var target = restingOffset(near: contentOffset, .zero)
    indicatorDrag = nil
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    if target != contentOffset { step(to: clamp(target)) }
  }

  /// Until the indicator is under the mouse.
  private func pageTowardsMouse() {
    guard let drag = indicatorDrag, drag.side != 0 else { return }
    let place = CGPoint(x: drag.start.x + contentOffset.x, y: drag.start.y + contentOffset.y)
    guard drag.indicator.side(of: place) == drag.side else { return }
    let direction = ScrollDirection(
      along: drag.indicator.isVertical ? .vertical : .horizontal, isBackward: drag.side < 0)
    perform(.page(direction))
  }

  private func range(of indicator: ScrollIndicator) -> ScrollRange {
    indicator.isVertical ? rangeY : rangeX
  }

  private func fromCorner(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
  }

  /// Near its edge the mouse shows an indicator and widens it.
  private func mouseDidMove(_ hover: UIHoverGestureRecognizer) {
    let place = hover.state.isUnderWay ? hover.location(in: self) : nil
    for indicator in shownIndicators {
      let isOver = place.map(indicator.reaches) ?? false
      guard isOver != indicator.isWide else { continue }
      if isOver { showIndicators() }
      indicator.widen(isOver)
      if !isOver, !isDragging, !driver.isRunning { hideIndicators() }
    }
  }
}

extension IndicatorDrag {
  /// The mouse has moved while it pages.
  fileprivate func moved(to place: CGPoint) -> IndicatorDrag {
    IndicatorDrag(indicator: indicator, side: side, start: place, offset: offset)
  }
}
