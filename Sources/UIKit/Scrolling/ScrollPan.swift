import CoreGraphics
import Foundation

/// The scroll view's own pan recognizer, which also follows wheels and touchpads.
final class ScrollPan: UIPanGestureRecognizer {
  enum Source { case finger, touchpad, wheel }

  /// Called when a finger lands.
  var onLanding: @MainActor () -> Void = {}
  /// Whether an event zooms and does not scroll.
  var leavesToZoom: @MainActor (UIEvent) -> Bool = { _ in false }
  private(set) var source = Source.finger
  private(set) var eventTime: TimeInterval = 0

  override func shouldReceive(_ event: UIEvent) -> Bool {
    super.shouldReceive(event) && !leavesToZoom(event)
  }

  /// The scroll view drags and zooms at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPinch && preventedGestureRecognizer.view === view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (source, eventTime) = (.finger, event.timestamp)
    onLanding()
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func receive(_ event: DeviceGestureEvent) {
    let isWheel = (event as? UIScrollEvent)?.isPrecise == false
    (source, eventTime) = (isWheel ? .wheel : .touchpad, event.timestamp)
    super.receive(event)
  }

  /// The direction of the drag, from where the finger landed.
  func direction(in view: UIView) -> CGPoint { wholeTravel(in: view) }
}
