// Walk 2: X event translation, pens. In: X11DeviceEvent. Out: TouchReport.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit

/// A pen near the surface.
struct X11PenState {
  var window: Window
  var x: Double
  var y: Double
  var isDown = false
}

// A pen is a pointer with pressure. Its tip is button 1; the buttons on its barrel are ignored.
extension X11EventTranslator {
  func penMoved(_ event: X11DeviceEvent) {
    approach(event)
    guard let pen = pens[event.source] else { return }
    report(event.source, pen.isDown ? .move : .hover, event)
  }

  func penPressed(_ event: X11DeviceEvent) {
    guard event.detail == Self.tip else { return }
    noteInput(at: event.time, in: event.window)
    approach(event)
    pens[event.source]?.isDown = true
    report(event.source, .down, event)
  }

  func penReleased(_ event: X11DeviceEvent) {
    guard event.detail == Self.tip, pens[event.source]?.isDown == true else { return }
    noteInput(at: event.time, in: event.window)
    approach(event)
    pens[event.source]?.isDown = false
    report(event.source, .lift, event)
  }

  /// Reports hovering pens as away: all except one, or only those over one window.
  func penAway(except source: Int32?, from window: Window? = nil) {
    for (id, pen) in pens where id != source && !pen.isDown && window ?? pen.window == pen.window {
      report(id, .away, X11DeviceEvent())
      pens[id] = nil
    }
  }

  /// The device no longer detects the pen.
  func penLeft(_ source: Int32) {
    guard pens[source]?.isDown == false else { return }
    report(source, .away, X11DeviceEvent())
    pens[source] = nil
  }

  /// The pen's device was removed: a tip that is down is cancelled, not lifted.
  func cancelPen(_ source: Int32) {
    guard let pen = pens[source] else { return }
    report(source, pen.isDown ? .cancel : .away, X11DeviceEvent())
    pens[source] = nil
  }

  private static let tip: UInt32 = 1
}

extension X11EventTranslator {
  /// While the tip is down, the server keeps sending events to the window it went down in.
  private func approach(_ event: X11DeviceEvent) {
    guard tracks[event.window] != nil else { return }
    devices[event.source]?.values.merge(event.values) { $1 }
    let isDown = pens[event.source]?.isDown ?? false
    pens[event.source] = X11PenState(
      window: event.window, x: event.x, y: event.y, isDown: isDown)
  }

  private func report(
    _ source: Int32, _ action: TouchReport.Action, _ event: X11DeviceEvent
  ) {
    guard let pen = pens[source], let device = devices[source] else { return }
    let report = TouchReport(
      contact: UInt64(source), action: action, kind: device.role == .eraser ? .eraser : .pen,
      x: pen.x, y: pen.y, pose: device.pose(with: [:], screenWidth: desktopWidth),
      modifiers: KeyModifiers(state: event.state), time: hostTime(event.time))
    emit(report, in: pen.window)
  }
}
