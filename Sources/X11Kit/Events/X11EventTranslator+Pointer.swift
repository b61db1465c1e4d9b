// Walk 2: X event translation, the core pointer. In: XEvent. Out: PointerSample.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit

// While a button is down the server's implicit grab sends everything to the pressed window, also
// from outside; a Leave then says where the pointer is, not that the drag has ended.
extension X11EventTranslator {
  func pointerMoved(_ event: XMotionEvent) {
    send(.moved, event.window, at: (event.x, event.y), state: event.state, time: event.time)
  }

  func buttonPressed(_ event: XButtonEvent) {
    guard let button = pointerButton(event.button) else { return }
    lastInputTime = event.time
    _ = update(event.window) { $0.buttons.insert(button) }
    send(
      .pressed(button), event.window, at: (event.x, event.y), state: event.state, time: event.time)
  }

  func buttonReleased(_ event: XButtonEvent) {
    guard let button = pointerButton(event.button) else { return }
    lastInputTime = event.time
    _ = update(event.window) { $0.buttons.remove(button) }
    send(
      .released(button), event.window, at: (event.x, event.y), state: event.state, time: event.time)
    reportCrossing(event.window, state: event.state, time: event.time)
  }

  func pointerEntered(_ event: XCrossingEvent) {
    guard isRealCrossing(event.mode) || tracks[event.window]?.buttons.isEmpty == true else {
      return
    }
    crossed(event, isInside: true)
  }

  func pointerLeft(_ event: XCrossingEvent) {
    guard isRealCrossing(event.mode) else { return }
    crossed(event, isInside: false)
  }
}

extension X11EventTranslator {
  /// Crossings that only a grab's begin or end causes move no pointer.
  private func isRealCrossing(_ mode: Int32) -> Bool { mode == NotifyNormal }

  private func crossed(_ event: XCrossingEvent, isInside: Bool) {
    _ = update(event.window) {
      $0.hasPointer = isInside
      $0.pointer = (Double(event.x), Double(event.y))
    }
    reportCrossing(event.window, state: event.state, time: event.time)
  }

  /// Tells the app where the pointer is, unless a drag is going on or it knows.
  private func reportCrossing(_ window: Window, state: UInt32, time: Time) {
    guard let track = tracks[window], track.buttons.isEmpty,
      track.hasPointer != track.toldPointerIsInside
    else { return }
    tracks[window]?.toldPointerIsInside = track.hasPointer
    sample(
      track.hasPointer ? .entered : .exited, window, x: track.pointer.x, y: track.pointer.y,
      state: state, time: time)
  }

  private func send(
    _ action: PointerSample.Action, _ window: Window, at place: (x: Int32, y: Int32),
    state: UInt32, time: Time
  ) {
    let (x, y) = (Double(place.x), Double(place.y))
    _ = update(window) { $0.pointer = (x, y) }
    sample(action, window, x: x, y: y, state: state, time: time)
  }

  private func sample(
    _ action: PointerSample.Action, _ window: Window, x: Double, y: Double, state: UInt32,
    time: Time
  ) {
    guard let buttons = tracks[window]?.buttons else { return }
    let sample = PointerSample(
      action: action, x: x, y: y, buttons: buttons, modifiers: KeyModifiers(state: state),
      time: hostTime(time))
    emit(.pointer(WindowID(rawValue: UInt64(window)), sample))
  }

  /// Buttons 4 to 7 are a wheel's clicks, not something that is held.
  private func pointerButton(_ number: UInt32) -> PointerButton? {
    (4...7).contains(number) ? nil : PointerButton(number: Int(number))
  }
}

extension KeyModifiers {
  /// The modifiers in an event's `state`: those held just before it.
  init(state: UInt32) {
    self = []
    if state & UInt32(ShiftMask) != 0 { insert(.shift) }
    if state & UInt32(ControlMask) != 0 { insert(.control) }
    if state & UInt32(Mod1Mask) != 0 { insert(.alternate) }
    if state & UInt32(Mod4Mask) != 0 { insert(.command) }
    if state & UInt32(LockMask) != 0 { insert(.capsLock) }
  }
}
