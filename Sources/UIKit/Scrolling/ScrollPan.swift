import CoreGraphics
import Foundation

/// A scroll view's own pan: it takes wheels and touchpads too, and knows whose touches it would take.
final class ScrollPan: UIPanGestureRecognizer {
  /// What moves the content.
  enum Source { case finger, touchpad, wheel }

  /// A finger has come down.
  var onLanding: @MainActor () -> Void = {}
  private(set) var source = Source.finger
  /// When the last event it heard of happened.
  private(set) var eventTime: TimeInterval = 0

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

  override func hear(_ event: DeviceGestureEvent) {
    let isWheel = (event as? UIScrollEvent)?.isPrecise == false
    (source, eventTime) = (isWheel ? .wheel : .touchpad, event.timestamp)
    super.hear(event)
  }

  /// Which way it goes: at the moment of recognition all travel may have gone into the slop.
  func direction(in view: UIView) -> CGPoint {
    let travel = translation(in: view)
    return travel == .zero ? velocity(in: view) : travel
  }
}
