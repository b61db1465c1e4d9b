// Walk 2: X event translation, touches. In: X11DeviceEvent. Out: TouchReport.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit

/// A touch from its begin to its end.
struct X11TouchState {
  var window: Window
  var source: Int32
  var x: Double
  var y: Double
  var pose: TouchPose
  /// Whether no other client can take it any more.
  var isOwned = false
}

// A touch begins at once, even if a shell may still take it for a gesture of its own. If the shell
// takes it, the server ends it without giving this client ownership; the touch is then cancelled.
extension X11EventTranslator {
  func touchBegan(_ event: X11DeviceEvent) {
    guard tracks[event.window] != nil else { return }
    noteInput(at: event.time, in: event.window)
    isTouched = true
    touches[event.detail] = X11TouchState(
      window: event.window, source: event.source, x: event.x, y: event.y, pose: pose(of: event))
    report(event.detail, .down, state: event.state, at: hostTime(event.time))
  }

  func touchMoved(_ event: X11DeviceEvent) {
    // The finger was lifted; the end follows when the owner has decided.
    guard touches[event.detail] != nil, !event.isPending else { return }
    follow(event)
    report(event.detail, .move, state: event.state, at: hostTime(event.time))
  }

  func touchOwned(_ touch: UInt32) { touches[touch]?.isOwned = true }

  /// Delays the lift until the next event or for 2 ms: when a device is removed, its touches end
  /// first and the removal is reported afterwards.
  func touchEnded(_ event: X11DeviceEvent) {
    guard let touch = touches[event.detail] else { return }
    noteInput(at: event.time, in: event.window)
    if touch.isOwned { follow(event) }
    let report = makeReport(
      event.detail, touch.isOwned ? .lift : .cancel, state: event.state, at: hostTime(event.time))
    touches[event.detail] = nil
    guard let report else { return }
    waitingLifts.append((touch.window, touch.source, arrival + Self.liftTimeout, report))
  }

  /// In seconds; a server was observed to take half a millisecond.
  static let liftTimeout = 0.002

  func emitWaitingLifts() {
    guard !waitingLifts.isEmpty else { return }
    let lifts = waitingLifts
    waitingLifts = []
    for lift in lifts { emit(lift.report, in: lift.window) }
  }

  /// The device was removed: its touches are cancelled, not lifted.
  func cancelTouches(of source: Int32) {
    for index in waitingLifts.indices where waitingLifts[index].source == source {
      waitingLifts[index].report.action = .cancel
    }
    emitWaitingLifts()
    for (id, touch) in touches.sorted(by: { $0.key < $1.key }) where touch.source == source {
      report(id, .cancel, state: 0, at: arrival)
      touches[id] = nil
    }
  }
}

extension X11EventTranslator {
  private func follow(_ event: X11DeviceEvent) {
    touches[event.detail]?.x = event.x
    touches[event.detail]?.y = event.y
    touches[event.detail]?.pose = pose(of: event)
  }

  private func pose(of event: X11DeviceEvent) -> TouchPose {
    guard let device = devices[event.source] else { return TouchPose() }
    return device.pose(with: event.values, screenWidth: desktopWidth)
  }

  private func makeReport(
    _ touch: UInt32, _ action: TouchReport.Action, state: UInt32, at time: HostTime
  ) -> TouchReport? {
    touches[touch].map {
      TouchReport(
        contact: UInt64(touch), action: action, x: $0.x, y: $0.y, pose: $0.pose,
        modifiers: KeyModifiers(state: state), time: time)
    }
  }

  private func report(
    _ touch: UInt32, _ action: TouchReport.Action, state: UInt32, at time: HostTime
  ) {
    guard let window = touches[touch]?.window,
      let report = makeReport(touch, action, state: state, at: time)
    else { return }
    emit(report, in: window)
  }

  func emit(_ report: TouchReport, in window: Window) {
    emit(.touch(WindowID(rawValue: UInt64(window)), report))
  }
}
