import CoreGraphics
import Foundation

extension UIScrollView {
  func prepareScrolling() {
    clipsToBounds = true
    touchDelay.delaysTouchesBegan = true
    touchDelay.cancelsTouchesInView = false
    touchDelay.contentMayHave = { [weak self] touches, event, view in
      self?.contentMayHave(touches, event, view) ?? true
    }
    pan.allowedScrollTypesMask = .all
    pan.addTarget(self, action: UIScrollView.panDidChange)
    pan.onLanding = { [weak self] in self?.catchMotion() }
    pan.leavesToZoom = { [weak self] event in self?.zooms(with: event) ?? false }
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
    prepareIndicators()
  }

  /// What the middle button drags is the scroll view's alone.
  private func contentMayHave(_ touches: Set<UITouch>, _ event: UIEvent?, _ view: UIView) -> Bool {
    event?.buttonMask != .button(3) && touchesShouldBegin(touches, with: event, in: view)
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
    let direction = ScrollDirection(pan.direction(in: self))
    return isDraggable(direction.axis) && !leaves(direction) && contentGivesUp(touchesOf: pan)
  }

  /// Whether the content views that would lose a touch let it go.
  func contentGivesUp(touchesOf recognizer: UIGestureRecognizer?) -> Bool {
    let touches = recognizer?.touchesDown ?? []
    return touches.filter { $0.view !== self && $0.isAccepted && !touchDelay.holds($0) }
      .compactMap(\.view).allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }

  /// Whether an event scrolls for this view or one around it that zooms.
  private func zooms(with event: UIEvent) -> Bool {
    guard ScrollPinch.isZooming(event) else { return false }
    return selfAndSuperviews.contains { ($0 as? UIScrollView)?.isZoomable ?? false }
  }

  /// As in UIKit, a touch stops moving content in place. What returns from past a limit of the scale
  /// goes on.
  func catchMotion() {
    guard driver.isRunning, zoom?.isBouncing != true else { return }
    let wasDecelerating = isDecelerating
    stopMotion()
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed: followDrag()
    case .ended: endDrag(isThrown: true)
    case .cancelled: endDrag(isThrown: false)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    guard zoom?.isBouncing != true else { return }
    let isWheel = pan.source == .wheel
    isWheel ? goOnFromCoasting() : catchMotion()
    isDragging = true
    window?.ensureRareData.scroller = self
    if pan.source == .finger { dismissKeyboardIfWanted() }
    startDrag()
    delegate?.scrollViewWillBeginDragging(self)
    showIndicators()
    followDrag()
  }

  private func startDrag() {
    drag = ScrollDrag(from: unlimitedOffset, axes: axesOfDrag)
    wheelPull = 0
  }

  /// What the fingers ask for, where the content shows.
  var unlimitedOffset: CGPoint {
    CGPoint(
      x: bandX.unlimitedOffset(showing: contentOffset.x, in: rangeX),
      y: bandY.unlimitedOffset(showing: contentOffset.y, in: rangeY))
  }

  /// As in UIKit, a drag that begins diagonally is not locked.
  private var axesOfDrag: (x: Bool, y: Bool) {
    var axes = (x: isDraggable(.horizontal), y: isDraggable(.vertical))
    guard isDirectionalLockEnabled else { return axes }
    let travel = pan.direction(in: self)
    if abs(travel.y) < abs(travel.x) * Self.diagonal { axes.y = false }
    if abs(travel.x) < abs(travel.y) * Self.diagonal { axes.x = false }
    return axes
  }

  /// The tangent of 30°, which is where drags count as diagonal; UIKit's is not documented.
  private static let diagonal: CGFloat = 0.577

  private func followDrag() {
    guard isDragging, zoom?.hold == nil else { return }
    if pan.source == .wheel { return followWheel() }
    if pan.source == .finger { followKeyboardInteractively() }
    scroll(
      to: held(drag.unlimitedOffset(at: pan.translation(in: superview)), in: (rangeX, rangeY)))
    drag.note(contentOffset, at: pan.eventTime)
  }

  /// Where a drag that asks for this offset leaves the content.
  func held(_ offset: CGPoint, in range: (x: ScrollRange, y: ScrollRange)) -> CGPoint {
    CGPoint(
      x: stretches(.horizontal) ? bandX.place(offset.x, in: range.x) : range.x.clamp(offset.x),
      y: stretches(.vertical) ? bandY.place(offset.y, in: range.y) : range.y.clamp(offset.y))
  }

  private func stretches(_ axis: NSLayoutConstraint.Axis) -> Bool {
    bounces(along: axis) && (isDraggable(axis) || zoom?.hold != nil)
  }

  private var bandX: RubberBand { RubberBand(length: bounds.width, for: pan.source) }
  /// A refresh control is pulled as easily with a touchpad as with a finger.
  private var bandY: RubberBand {
    RubberBand(length: bounds.height, for: refreshControl == nil ? pan.source : .finger)
  }

  private func endDrag(isThrown: Bool) {
    guard isDragging else { return }
    isDragging = false
    if pan.source == .wheel { return endWheel() }
    coast(with: isThrown ? drag.velocity(at: pan.eventTime) : CGVector(dx: 0, dy: 0))
  }

  /// Two fingers have zoomed; one of them drags on from here.
  func restartDrag() {
    pan.setTranslation(.zero, in: superview)
    startDrag()
  }

  /// The content moves by itself now, though a finger is still down.
  func abandonDrag() {
    guard isDragging else { return stopMotion() }
    isDragging = false
    stopMotion()
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }
}
