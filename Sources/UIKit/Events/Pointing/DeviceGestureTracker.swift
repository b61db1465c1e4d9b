import CoreGraphics
import Foundation
import PlatformKit

/// Tracks the current device gesture of one kind, so that it begins once and ends once. Main thread
/// only.
///
/// Reports within one frame are merged into one event.
@MainActor
final class DeviceGestureTracker<Event: ContinuedEvent> {
  private let deliver: @MainActor (UIEvent) -> Void
  /// The gesture's last event; nil if none is active.
  private var last: Event?
  private var held: Event?

  init(deliver: @escaping @MainActor (UIEvent) -> Void) { self.deliver = deliver }

  var isUnderWay: Bool { last != nil }
  private var window: UIWindow? { last?.window }
  /// Whether it is in the same platform window as `window`.
  func isWith(_ window: UIWindow) -> Bool { self.window?.sharesScreen(with: window) ?? false }
  /// A window with held motion.
  var motionWindow: UIWindow? { held?.window }

  func begin(_ event: Event) {
    if let window = event.window {
      let hit = HitTester.hit(at: event.position, in: window, with: event)
      event.window = hit.window
      event.view = hit.view
      event.position = hit.window.fromScene(event.position)
    }
    last = event
    deliver(event)
  }

  /// Adds a report at a point of the scene to the held event. Does nothing if no gesture is active.
  func hold(at place: CGPoint, _ report: (Event) -> Void) {
    guard let event = held ?? last.map({ Event(.changed, after: $0) }) else { return }
    event.position = event.window?.fromScene(place) ?? place
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

/// A device gesture event that can continue an earlier one of its kind.
@MainActor
protocol ContinuedEvent: DeviceGestureEvent {
  init(_ phase: Phase, after other: Self)
}
