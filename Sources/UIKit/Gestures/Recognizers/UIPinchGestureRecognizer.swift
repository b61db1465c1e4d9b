public import CoreGraphics
import Foundation
import PlatformKit

/// Recognizes two fingers that move toward or away from each other, and a touchpad pinch.
///
/// It begins when the distance has changed by 8 points, which do not count. It continues with one
/// finger lifted and ends with the second.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// In points.
  static let slop: CGFloat = 8
  /// The change of scale that begins a touchpad pinch.
  static let deviceSlop: CGFloat = 0.02

  /// The distance between the fingers relative to the first one. May be set; it changes from that
  /// value on.
  open var scale: CGFloat {
    get { reference.map { size / $0 } ?? 1 }
    set { if newValue > 0, reference != nil { reference = size / newValue } }
  }

  /// Change of `scale` per second; 0 after a rest.
  open var velocity: CGFloat { tracker.velocity(at: lastTime).dx }

  private var pair = TouchPair()
  /// The distance between the fingers, or a touchpad's scale.
  private var size: CGFloat = 1
  /// The size at scale 1; nil before both fingers are down.
  private var reference: CGFloat?
  private var tracker = VelocityTracker()
  private var lastTime: TimeInterval = 0

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    super.shouldReceive(event) || (event as? UITransformEvent)?.kind == .pinch
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !pair.add(touch) { ignore(touch, for: event) }
    if let span = pair.span { goOn(with: span.length) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span = pair.span else { return }
    follow(span.length, at: event.timestamp, slop: Self.slop)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    pair.removeLifted()
    if pair.isEmpty { finish() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.removeLifted()
    if pair.isEmpty { state = .cancelled }
  }

  override func receive(_ event: DeviceGestureEvent) {
    guard let pinch = event as? UITransformEvent else { return }
    follow(pinch) { follow(pinch.scale, at: pinch.timestamp, slop: Self.deviceSlop) }
  }

  open override func reset() {
    super.reset()
    pair = TouchPair()
    reference = nil
    tracker = VelocityTracker()
  }
}

extension UIPinchGestureRecognizer {
  /// A new pair of fingers keeps the current scale.
  private func goOn(with newSize: CGFloat) {
    reference = newSize / scale
    size = newSize
    tracker = VelocityTracker()
  }

  func follow(_ newSize: CGFloat, at time: TimeInterval, slop: CGFloat) {
    guard let start = reference else { return goOn(with: newSize) }
    lastTime = time
    size = newSize
    if state == .possible, !isWaiting {
      guard abs(size - start) >= slop else { return }
      reference = size > start ? start + slop : start - slop
      tracker.add(CGPoint(x: scale, y: 0), at: time)
      state = .began
    } else {
      tracker.add(CGPoint(x: scale, y: 0), at: time)
      state = .changed
    }
  }
}
