import PlatformKit
public import UIKit

extension AppHarness {
  /// Seconds between a landing and a lift, and between taps.
  private static let tapTime = 0.05
  /// Points between fingers that move together.
  private static let fingerSpacing: CGFloat = 16

  /// Taps the middle of `view` (or `point` in it) `taps` times in a row. A single tap takes no
  /// time.
  public func tap(
    _ view: UIView, at point: CGPoint? = nil, taps: Int = 1, fingers: Int = 1
  ) {
    let points = spread(fingers, about: point ?? view.bounds.middle)
    for tap in 0..<taps {
      if tap > 0 { advance(by: Self.tapTime) }
      land(points, in: view)
      if taps > 1 { advance(by: Self.tapTime) }
      for finger in points.indices { touchUp(finger: finger) }
    }
  }

  /// Rests fingers on the middle of `view` (or `point` in it) for `duration` seconds.
  public func longPress(
    _ view: UIView, at point: CGPoint? = nil, duration: TimeInterval = 0.6, fingers: Int = 1
  ) {
    let points = spread(fingers, about: point ?? view.bounds.middle)
    land(points, in: view)
    advance(by: duration)
    for finger in points.indices { touchUp(finger: finger) }
  }

  /// Drags fingers between two points of `view` in `duration` seconds, with one move per frame.
  public func drag(
    from start: CGPoint, to end: CGPoint, in view: UIView, duration: TimeInterval = 0.2,
    fingers: Int = 1
  ) {
    trace(in: view, duration: duration) { part in
      spread(fingers, about: start.going(to: end, part: part))
    }
  }

  /// Flicks a finger across the middle of `view`.
  public func swipe(
    _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction, distance: CGFloat = 100,
    duration: TimeInterval = 0.1
  ) {
    let dx: CGFloat = direction.contains(.right) ? 1 : direction.contains(.left) ? -1 : 0
    let dy: CGFloat = direction.contains(.down) ? 1 : direction.contains(.up) ? -1 : 0
    let middle = view.bounds.middle
    let half = distance / 2
    drag(
      from: CGPoint(x: middle.x - dx * half, y: middle.y - dy * half),
      to: CGPoint(x: middle.x + dx * half, y: middle.y + dy * half), in: view, duration: duration)
  }

  /// Moves two fingers about the middle of `view` from one distance to another, in points.
  public func pinch(
    _ view: UIView, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3
  ) {
    transform(view, from: start, to: end, by: 0, duration: duration)
  }

  /// Rotates two fingers, `distance` points apart, about the middle of `view`; in radians,
  /// clockwise.
  public func rotate(
    _ view: UIView, by angle: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.3
  ) {
    transform(view, from: distance, to: distance, by: angle, duration: duration)
  }

  /// Changes the distance of two fingers about the middle of `view` and rotates them at once.
  public func transform(
    _ view: UIView, from start: CGFloat, to end: CGFloat, by angle: CGFloat,
    duration: TimeInterval = 0.3
  ) {
    let middle = view.bounds.middle
    trace(in: view, duration: duration) { part in
      let radius = (start + (end - start) * part) / 2
      let (x, y) = (cos(angle * part) * radius, sin(angle * part) * radius)
      return [
        CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
      ]
    }
  }

  /// Moves fingers along paths: `places` returns their positions at each fraction, from 0 to 1.
  /// They land at the start, move once a frame and lift at the end.
  public func trace(
    in view: UIView, duration: TimeInterval, places: (_ part: CGFloat) -> [CGPoint]
  ) {
    let frame = 1 / platform.screens[0].refreshRate
    let steps = max(1, Int((duration / frame).rounded()))
    // Uses window coordinates, because the view may follow the fingers.
    let window = window(of: view)
    let way = (0...steps).map { step in
      places(CGFloat(step) / CGFloat(steps)).map { view.convert($0, to: window) }
    }
    land(way[0], in: window)
    for points in way.dropFirst() {
      advance(by: frame)
      for (finger, point) in points.enumerated() { move(finger, to: point, in: window) }
      settle()
    }
    for finger in way[0].indices { touchUp(finger: finger) }
  }
}

extension AppHarness {
  private func land(_ points: [CGPoint], in view: UIView) {
    for (finger, point) in points.enumerated() { put(finger, at: point, in: view) }
    settle()
  }

  private func spread(_ fingers: Int, about point: CGPoint) -> [CGPoint] {
    (0..<fingers).map { finger in
      let place = CGFloat(finger) - CGFloat(fingers - 1) / 2
      return CGPoint(x: point.x + place * Self.fingerSpacing, y: point.y)
    }
  }

  private func window(of view: UIView) -> UIView {
    guard let window = view.window ?? (view as? UIWindow) else {
      preconditionFailure("a view must be in a visible window before it can be touched")
    }
    return window
  }
}

extension CGPoint {
  fileprivate func going(to end: CGPoint, part: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
