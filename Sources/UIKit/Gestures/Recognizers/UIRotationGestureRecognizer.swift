public import CoreGraphics
import Foundation
import PlatformKit

/// Recognizes two fingers that turn about each other, and a touchpad rotation.
///
/// It begins after 5 degrees, which do not count. It continues with one finger lifted and ends with
/// the second.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians.
  static let slop = CGFloat.pi / 36

  /// In radians, clockwise, over several turns if need be. May be set; it changes from that value
  /// on.
  open var rotation: CGFloat = 0
  /// Radians per second; 0 after a rest.
  open var velocity: CGFloat { tracker.velocity(at: lastTime).dx }

  private var pair = TouchPair()
  /// The last angle of the fingers or the touchpad; nil before both fingers are down.
  private var heading: CGFloat?
  /// Radians since the beginning, unaffected by setting `rotation`.
  private var turned: CGFloat = 0
  private var tracker = VelocityTracker()
  private var lastTime: TimeInterval = 0

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    super.shouldReceive(event) || (event as? UITransformEvent)?.kind == .pinch
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !pair.add(touch) { ignore(touch, for: event) }
    heading = pair.heading
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let new = pair.heading else { return }
    let step = heading.map { (new - $0).remainder(dividingBy: 2 * .pi) } ?? 0
    heading = new
    turn(by: step, at: event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    pair.removeLifted()
    heading = pair.heading
    if pair.isEmpty { finish() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.removeLifted()
    heading = pair.heading
    if pair.isEmpty { state = .cancelled }
  }

  override func receive(_ event: DeviceGestureEvent) {
    guard let pinch = event as? UITransformEvent else { return }
    follow(pinch) {
      turn(by: pinch.rotation - (heading ?? 0), at: pinch.timestamp)
      heading = pinch.rotation
    }
  }

  open override func reset() {
    super.reset()
    pair = TouchPair()
    heading = nil
    rotation = 0
    turned = 0
    tracker = VelocityTracker()
  }
}

extension UIRotationGestureRecognizer {
  private func turn(by step: CGFloat, at time: TimeInterval) {
    lastTime = time
    turned += step
    tracker.add(CGPoint(x: turned, y: 0), at: time)
    if state == .possible, !isWaiting {
      guard abs(turned) >= Self.slop else { return }
      rotation = turned > 0 ? turned - Self.slop : turned + Self.slop
      state = .began
    } else {
      rotation += step
      state = .changed
    }
  }
}

extension TouchPair {
  /// The angle of the line through both fingers: radians from the x axis, clockwise on screen.
  fileprivate var heading: CGFloat? { span.map { atan2($0.dy, $0.dx) } }
}
