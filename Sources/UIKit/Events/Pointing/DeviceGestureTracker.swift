import CoreGraphics
import Foundation
import PlatformKit

/// The present gesture of one kind that a device makes by itself: begun once, ended once. Main thread
/// only.
///
/// What is reported within one frame becomes one event.
@MainActor
final class DeviceGestureTracker<Event: ContinuedEvent> {
  private let deliver: @MainActor (UIEvent) -> Void
  /// The last event of the gesture; nil while there is none.
  private var last: Event?
  private var held: Event?

  init(deliver: @escaping @MainActor (UIEvent) -> Void) { self.deliver = deliver }

  var isUnderWay: Bool { last != nil }
  var window: UIWindow? { last?.window }
  /// A window that motion is being held back for.
  var motionWindow: UIWindow? { held?.window }

  func begin(_ event: Event) {
    event.view = event.window.flatMap { HitTester.view(at: event.position, in: $0, with: event) }
    last = event
    deliver(event)
  }

  /// Puts more into the event that waits for its frame; nothing where no gesture is under way.
  func hold(_ report: (Event) -> Void) {
    guard let event = held ?? last.map({ Event(.changed, after: $0) }) else { return }
    report(event)
    held = event
  }

  func deliverMotion() {
    guard let event = held else { return }
    held = nil
    last = event
    deliver(event)
  }

  func finish(_ phase: DeviceGestureEvent.Phase, at time: HostTime) {
    deliverMotion()
    guard let before = last else { return }
    last = nil
    let event = Event(phase, after: before)
    event.timestamp = time.seconds
    deliver(event)
  }

  func cancel(in window: UIWindow, at time: HostTime) {
    if self.window === window { finish(.cancelled, at: time) }
  }
}

/// An event of a device's gesture that another of its kind goes before.
@MainActor
protocol ContinuedEvent: DeviceGestureEvent {
  init(_ phase: Phase, after other: Self)
}
