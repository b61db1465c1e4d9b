import CoreGraphics
public import Foundation
import PlatformKit

/// Recognizes fingers that move over the screen, and scrolling if allowed.
///
/// It begins after 10 points of travel, which do not count as translation. A pan of three or more
/// fingers that allows continuous scrolling also follows a touchpad swipe with that many fingers.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points from the landing, in a straight line.
  static let slop: CGFloat = 10
  /// The same, where the desktop has set another distance.
  var slop = UIPanGestureRecognizer.slop

  /// With fewer fingers a pan neither begins nor moves.
  open var minimumNumberOfTouches = 1
  /// With more fingers a pan does not begin; once it has begun, additional fingers are ignored.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that pan too; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The travel since the landing, in window coordinates.
  private var travel = CGVector.zero
  /// The part of `travel` that does not count as translation.
  private var offset = CGVector.zero
  private var tracker = VelocityTracker()
  private var lastTime: TimeInterval = 0

  /// The translation in coordinates of `view`; nil means the window.
  open func translation(in view: UIView?) -> CGPoint {
    let vector = CGVector(dx: travel.dx - offset.dx, dy: travel.dy - offset.dy).entering(view)
    return CGPoint(x: vector.dx, y: vector.dy)
  }

  /// All travel since the landing, in coordinates of `view`.
  func wholeTravel(in view: UIView?) -> CGPoint {
    let vector = travel.entering(view)
    return CGPoint(x: vector.dx, y: vector.dy)
  }

  /// Sets the current translation. The velocity does not change.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let wanted = CGVector(dx: translation.x, dy: translation.y).leaving(view)
    offset = CGVector(dx: travel.dx - wanted.dx, dy: travel.dy - wanted.dy)
  }

  /// Points per second in coordinates of `view` (nil: the window), measured over the last 0.1 s.
  /// Zero after a rest.
  open func velocity(in view: UIView?) -> CGPoint {
    let vector = tracker.velocity(at: lastTime).entering(view)
    return CGPoint(x: vector.dx, y: vector.dy)
  }

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    switch event {
    case let scroll as UIScrollEvent:
      allowedScrollTypesMask.contains(scroll.isPrecise ? .continuous : .discrete)
    case let swipe as UITransformEvent: follows(swipe)
    default: super.shouldReceive(event)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count > maximumNumberOfTouches else { return }
    if state == .possible { return state = .failed }
    for touch in touches { ignore(touch, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = touchesDown
    guard down.count >= minimumNumberOfTouches else { return }
    let share = 1 / CGFloat(down.count)
    let step = touches.reduce(into: CGVector.zero) { step, touch in
      step.dx += (touch.position.x - touch.previousPosition.x) * share
      step.dy += (touch.position.y - touch.previousPosition.y) * share
    }
    advance(by: step, at: event.timestamp)
    proceed()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    if touchesDown.isEmpty { finish() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesDown.isEmpty { state = .cancelled }
  }

  override func receive(_ event: DeviceGestureEvent) {
    advance(by: event.delta, at: event.timestamp)
    follow(event) { if travel != .zero { state = state == .possible ? .began : .changed } }
  }

  open override func reset() {
    super.reset()
    travel = .zero
    offset = .zero
    tracker = VelocityTracker()
  }

  /// Whether the pan may begin after this travel. Subclasses override it.
  func accepts(_ travel: CGVector) -> Bool { true }
}

extension UIPanGestureRecognizer {
  /// A touchpad scrolls with two fingers, so a swipe has at least three.
  private func follows(_ swipe: UITransformEvent) -> Bool {
    swipe.kind == .swipe && allowedScrollTypesMask.contains(.continuous)
      && minimumNumberOfTouches > 2 && swipe.fingers >= minimumNumberOfTouches
      && swipe.fingers <= maximumNumberOfTouches
  }

  private func advance(by step: CGVector, at time: TimeInterval) {
    lastTime = time
    travel.dx += step.dx
    travel.dy += step.dy
    tracker.add(CGPoint(x: travel.dx, y: travel.dy), at: time)
  }

  private func proceed() {
    if state != .possible || isWaiting { return state = .changed }
    guard travel.length >= slop else { return }
    guard accepts(travel) else { return state = .failed }
    let part = slop / travel.length
    offset = CGVector(dx: travel.dx * part, dy: travel.dy * part)
    state = .began
  }
}

extension CGVector {
  var length: CGFloat { hypot(dx, dy) }

  @MainActor
  fileprivate func entering(_ view: UIView?) -> CGVector {
    guard let view else { return self }
    let (start, end) = (
      view.convert(CGPoint.zero, from: nil), view.convert(CGPoint(x: dx, y: dy), from: nil)
    )
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  @MainActor
  fileprivate func leaving(_ view: UIView?) -> CGVector {
    guard let view else { return self }
    let (start, end) = (
      view.convert(CGPoint.zero, to: nil), view.convert(CGPoint(x: dx, y: dy), to: nil)
    )
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
