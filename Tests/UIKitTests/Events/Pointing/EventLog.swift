@testable import UIKit

/// A window that records the events it is sent.
@MainActor
final class EventLogWindow: UIWindow {
  var events: [UIEvent] = []

  override func sendEvent(_ event: UIEvent) {
    events.append(event)
    super.sendEvent(event)
  }

  /// The events of one class since the last call.
  func take<Event: UIEvent>(_ type: Event.Type) -> [Event] {
    defer { events = [] }
    return events.compactMap { $0 as? Event }
  }
}

/// `TestApp` with a window that records events, 320 by 240 at two pixels per point, and a view at
/// (100, 50) of 100 by 100.
@MainActor
struct EventStage {
  let app: TestApp
  let window: EventLogWindow
  let view: UIView

  init() {
    app = TestApp(scale: 2)
    window = EventLogWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    view = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    window.addSubview(view)
    window.makeKeyAndVisible()
    app.turn()
    window.events = []
  }
}
