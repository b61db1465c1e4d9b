// Walk 2: X event translation, the pointer. In: X11DeviceEvent. Out: PointerSample.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit
import RasterKit

// While a button is down, the server's implicit grab sends all events to the pressed window, even
// from outside it. A Leave event then reports the pointer's position, not the end of the drag.
extension X11EventTranslator {
  func pointerMoved(_ event: X11DeviceEvent) { send(.moved, event) }

  func buttonPressed(_ event: X11DeviceEvent) {
    if event.isWheel { return wheelPressed(event) }
    let button = PointerButton(number: Int(event.detail))
    noteInput(at: event.time, in: event.window)
    isTouched = false
    if let corner = tracks[event.window]?.position {
      lastPress = X11Press(
        button: button.number, rootX: Int(corner.x) + Int(event.x),
        rootY: Int(corner.y) + Int(event.y), time: event.time)
    }
    _ = update(event.window) { $0.buttons.insert(button) }
    send(.pressed(button), event)
  }

  func buttonReleased(_ event: X11DeviceEvent) {
    guard !event.isWheel else { return }
    let button = PointerButton(number: Int(event.detail))
    noteInput(at: event.time, in: event.window)
    lastPress = nil
    _ = update(event.window) { $0.buttons.remove(button) }
    send(.released(button), event)
    reportCrossing(event)
  }

  func pointerEntered(_ event: X11DeviceEvent) {
    guard isRealCrossing(event.mode) || tracks[event.window]?.buttons.isEmpty == true else {
      return
    }
    crossed(event, isInside: true)
  }

  func pointerLeft(_ event: X11DeviceEvent) {
    guard isRealCrossing(event.mode) else { return }
    crossed(event, isInside: false)
  }

  /// Crossings caused only by the start or end of a grab do not move the pointer.
  func isRealCrossing(_ mode: Int32) -> Bool { mode == NotifyNormal }
}

/// A button that is down, and where on the root window it went down.
struct X11Press {
  var button: Int
  var rootX: Int
  var rootY: Int
  var time: Time
}

extension X11EventTranslator {
  /// The window manager has the pointer: no release will come.
  func pointerWasHandedOver(_ window: Window) {
    lastPress = nil
    _ = update(window) { $0.buttons.removeAll() }
  }

  private func crossed(_ event: X11DeviceEvent, isInside: Bool) {
    _ = update(event.window) {
      $0.hasPointer = isInside
      $0.pointer = (event.x, event.y)
    }
    reportCrossing(event)
  }

  /// Reports an entered or exited window, unless a drag is in progress or nothing changed.
  private func reportCrossing(_ event: X11DeviceEvent) {
    guard let track = tracks[event.window], track.buttons.isEmpty,
      track.hasPointer != track.toldPointerIsInside
    else { return }
    tracks[event.window]?.toldPointerIsInside = track.hasPointer
    sample(track.hasPointer ? .entered : .exited, event, at: track.pointer)
  }

  private func send(_ action: PointerSample.Action, _ event: X11DeviceEvent) {
    _ = update(event.window) { $0.pointer = (event.x, event.y) }
    sample(action, event, at: (event.x, event.y))
  }

  private func sample(
    _ action: PointerSample.Action, _ event: X11DeviceEvent, at place: (x: Double, y: Double)
  ) {
    guard let buttons = tracks[event.window]?.buttons else { return }
    let sample = PointerSample(
      action: action, x: place.x, y: place.y, buttons: buttons,
      modifiers: KeyModifiers(state: event.state), time: hostTime(event.time))
    emit(.pointer(WindowID(rawValue: UInt64(event.window)), sample))
  }
}

extension KeyModifiers {
  /// From an event's `state`, the modifiers held just before it.
  init(state: UInt32) {
    self.init(rawValue: 0)
    if state & UInt32(ShiftMask) != 0 { insert(.shift) }
    if state & UInt32(ControlMask) != 0 { insert(.control) }
    if state & UInt32(Mod1Mask) != 0 { insert(.alternate) }
    if state & UInt32(Mod4Mask) != 0 { insert(.command) }
    if state & UInt32(LockMask) != 0 { insert(.capsLock) }
  }
}
