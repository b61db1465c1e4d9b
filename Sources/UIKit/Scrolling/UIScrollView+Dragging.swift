import CoreGraphics
import Foundation

extension UIScrollView {
  func prepareScrolling() {
    clipsToBounds = true
    touchDelay.delaysTouchesBegan = true
    touchDelay.cancelsTouchesInView = false
    touchDelay.contentMayHave = { [weak self] touches, event, view in
      self?.touchesShouldBegin(touches, with: event, in: view) ?? true
    }
    pan.allowedScrollTypesMask = .all
    pan.addTarget(self, action: UIScrollView.panDidChange)
    pan.onLanding = { [weak self] in self?.catchMotion() }
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
    addSubview(indicators.vertical)
    addSubview(indicators.horizontal)
  }

  private var draggableAxes: (x: Bool, y: Bool) {
    (
      rangeX.max > rangeX.min || (bounces && alwaysBounceHorizontal),
      rangeY.max > rangeY.min || (bounces && alwaysBounceVertical)
    )
  }

  /// A refused drag passes its touches to the content at once.
  func letsDragBegin() -> Bool {
    let mayBegin = mayDrag
    if !mayBegin { touchDelay.release() }
    return mayBegin
  }

  /// As in UIKit, the dominant direction must be an axis that scrolls, and content that already has
  /// the touch must give it up.
  private var mayDrag: Bool {
    let (travel, axes) = (pan.direction(in: self), draggableAxes)
    guard abs(travel.x) > abs(travel.y) ? axes.x : axes.y else { return false }
    return viewsWithTouches.allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }

  /// The content views that would lose a touch.
  private var viewsWithTouches: [UIView] {
    pan.touchesDown.filter { $0.view !== self && $0.isAccepted && !touchDelay.holds($0) }
      .compactMap(\.view)
  }

  /// As in UIKit, a touch stops moving content in place.
  private func catchMotion() {
    guard driver.isRunning else { return }
    let wasDecelerating = isDecelerating
    stopMotion()
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed: followDrag()
    case .ended: endDrag(isThrown: self.pan.source != .wheel)
    case .cancelled: endDrag(isThrown: false)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    catchMotion()
    isDragging = true
    drag = ScrollDrag(
      from: CGPoint(
        x: bandX.unlimitedOffset(showing: contentOffset.x, in: rangeX),
        y: bandY.unlimitedOffset(showing: contentOffset.y, in: rangeY)), axes: axesOfDrag)
    delegate?.scrollViewWillBeginDragging(self)
    showIndicators()
    followDrag()
  }

  private var axesOfDrag: (x: Bool, y: Bool) {
    var axes = draggableAxes
    guard isDirectionalLockEnabled else { return axes }
    let travel = pan.direction(in: self)
    if abs(travel.x) > abs(travel.y) { axes.y = false } else { axes.x = false }
    return axes
  }

  private func followDrag() {
    let unlimitedOffset = drag.unlimitedOffset(at: pan.translation(in: superview))
    let stretches = (x: bounces && draggableAxes.x, y: bounces && draggableAxes.y)
    let place = CGPoint(
      x: stretches.x ? bandX.place(unlimitedOffset.x, in: rangeX) : rangeX.clamp(unlimitedOffset.x),
      y: stretches.y ? bandY.place(unlimitedOffset.y, in: rangeY) : rangeY.clamp(unlimitedOffset.y))
    scroll(to: pan.source == .wheel ? clamp(place) : place)
    drag.note(contentOffset, at: pan.eventTime)
  }

  private var bandX: RubberBand { RubberBand(length: bounds.width, for: pan.source) }
  private var bandY: RubberBand { RubberBand(length: bounds.height, for: pan.source) }

  private func endDrag(isThrown: Bool) {
    isDragging = false
    coast(with: isThrown ? drag.velocity(at: pan.eventTime) : CGVector(dx: 0, dy: 0))
  }
}
