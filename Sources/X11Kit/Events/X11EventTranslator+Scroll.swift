// Walk 2: X event translation, scrolling. In: X11DeviceEvent. Out: ScrollReport.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit

/// A wheel of the mouse.
package enum X11Wheel {
  /// Three lines of text.
  package static let pointsPerClick = 48.0
}

// Scroll axes are absolute, and count wherever the pointer is. After the pointer was in another
// window, the first value is only a new reference; the click that came with it is known from the
// button that the server emulates.
extension X11EventTranslator {
  /// Points per increment of a touchpad; libinput's unit is a pixel of pointer motion.
  static let pointsPerIncrement = 15.0

  /// Returns true for scroll reports, which do not move the pointer.
  func scrolled(_ event: X11DeviceEvent) -> Bool {
    guard let device = devices[event.source] else { return false }
    let axes = device.scrolling.indices.filter {
      event.values[device.scrolling[$0].number] != nil
    }
    guard !axes.isEmpty else { return false }
    var (dx, dy, isKnown) = (0.0, 0.0, false)
    for index in axes {
      let axis = device.scrolling[index]
      let value = event.values[axis.number] ?? 0
      let clicks = devices[event.source]?.scrolling[index].clicks(to: value, at: event.time)
      isKnown = isKnown || clicks != nil
      if axis.isVertical { dy -= clicks ?? 0 } else { dx -= clicks ?? 0 }
    }
    if isKnown { reportScroll(event, dx, dy, isPrecise: device.role == .touchpad) }
    return true
  }

  /// A wheel without smooth scrolling, or one emulated by XTEST or a remote desktop.
  func wheelPressed(_ event: X11DeviceEvent) {
    guard !event.isEmulated || isUnknownClick(event) else { return }
    noteInput(at: event.time, in: event.window)
    let step: (Double, Double) =
      switch event.detail {
      case 4: (0, 1)
      case 5: (0, -1)
      case 6: (1, 0)
      default: (-1, 0)
      }
    reportScroll(event, step.0, step.1, isPrecise: false)
  }

  func forgetScrollPositions() {
    for source in devices.keys {
      for index in devices[source]!.scrolling.indices {
        devices[source]!.scrolling[index].forget()
      }
    }
  }
}

extension X11EventTranslator {
  /// Whether the emulated button stands for a step that the axis value did not give.
  private func isUnknownClick(_ event: X11DeviceEvent) -> Bool {
    let isVertical = event.detail <= 5
    return devices[event.source]?.scrolling.contains {
      $0.isVertical == isVertical && $0.learned == event.time
    } ?? false
  }

  /// A touchpad repeats its last position when the fingers are lifted.
  private func reportScroll(
    _ event: X11DeviceEvent, _ dx: Double, _ dy: Double, isPrecise: Bool
  ) {
    guard tracks[event.window] != nil else { return }
    let stands = dx == 0 && dy == 0
    guard isPrecise || !stands else { return }
    let points = isPrecise ? Self.pointsPerIncrement : X11Wheel.pointsPerClick
    let report = ScrollReport(
      dx: dx * points, dy: dy * points, isPrecise: isPrecise,
      phase: isPrecise ? (stands ? .ended : .changed) : nil, x: event.x, y: event.y,
      modifiers: KeyModifiers(state: event.state), time: hostTime(event.time))
    emit(.scroll(WindowID(rawValue: UInt64(event.window)), report))
  }
}

extension X11DeviceEvent {
  /// Buttons 4 to 7 are clicks of a wheel and cannot be held.
  var isWheel: Bool { (4...7).contains(detail) }
}
