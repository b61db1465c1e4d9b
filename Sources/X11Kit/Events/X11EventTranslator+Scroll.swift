// Walk 2: X event translation, scrolling. In: X11DeviceEvent. Out: ScrollReport.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit

// Devices count how far they were turned since ever, wherever the pointer was. After it has been
// elsewhere the first count is only a starting point; the click that came with it is known by the
// button the server makes of it.
extension X11EventTranslator {
  /// Points that one click of a wheel scrolls: three lines of text.
  static let pointsPerClick = 48.0
  /// Points that a touchpad's increment is worth: libinput's unit is a pixel of pointer motion.
  static let pointsPerIncrement = 15.0

  /// True for a report about scrolling, which moves no pointer.
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

  /// A wheel without smooth scrolling, or one turned by XTEST or a remote desktop.
  func wheelPressed(_ event: X11DeviceEvent) {
    guard !event.isEmulated || isUnknownClick(event) else { return }
    lastInputTime = event.time
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
  /// Whether the button stands for a step that its axis could not tell.
  private func isUnknownClick(_ event: X11DeviceEvent) -> Bool {
    let isVertical = event.detail <= 5
    return devices[event.source]?.scrolling.contains {
      $0.isVertical == isVertical && $0.learned == event.time
    } ?? false
  }

  /// A touchpad whose fingers are lifted repeats where it was.
  private func reportScroll(
    _ event: X11DeviceEvent, _ dx: Double, _ dy: Double, isPrecise: Bool
  ) {
    guard tracks[event.window] != nil else { return }
    let stands = dx == 0 && dy == 0
    guard isPrecise || !stands else { return }
    let points = isPrecise ? Self.pointsPerIncrement : Self.pointsPerClick
    let report = ScrollReport(
      dx: dx * points, dy: dy * points, isPrecise: isPrecise,
      phase: isPrecise ? (stands ? .ended : .changed) : nil, x: event.x, y: event.y,
      modifiers: KeyModifiers(state: event.state), time: hostTime(event.time))
    emit(.scroll(WindowID(rawValue: UInt64(event.window)), report))
  }
}

extension X11DeviceEvent {
  /// Buttons 4 to 7 are a wheel's clicks, not something that is held.
  var isWheel: Bool { (4...7).contains(detail) }
}
