import CoreGraphics
import Foundation

/// A scroll view's own pinch recognizer, which also follows wheels and touchpads while Control is
/// held, as browsers do.
final class ScrollPinch: UIPinchGestureRecognizer {
  /// Points of scrolling that change the scale by the factor e. A step of a wheel is 48.
  private static let pointsPerFactor: CGFloat = 240

  /// Whether it follows a wheel or a touchpad's scrolling, which pass no limit.
  private(set) var isScrolled = false
  private var scrolled: CGFloat = 0

  static func isZooming(_ event: UIEvent) -> Bool {
    event is UIScrollEvent && event.modifierFlags.contains(.control)
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    super.shouldReceive(event) || Self.isZooming(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isScrolled = false
    super.touchesBegan(touches, with: event)
  }

  /// With one finger left it is a drag.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if currentState.isUnderWay, touchesDown.count < 2 { state = .ended }
  }

  override func receive(_ event: DeviceGestureEvent) {
    isScrolled = event is UIScrollEvent
    guard isScrolled else { return super.receive(event) }
    follow(event) {
      if event.phase == .began { follow(1, at: event.timestamp, slop: 0) }
      scrolled += event.delta.dy
      follow(exp(scrolled / Self.pointsPerFactor), at: event.timestamp, slop: 0)
    }
  }

  override func reset() {
    super.reset()
    scrolled = 0
  }

  /// The scroll view drags and zooms at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPan && preventedGestureRecognizer.view === view)
  }
}
