// Walk 2: X event translation, windows as a whole. In: XEvent. Out: WindowChange.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit

extension X11EventTranslator {
  func mapped(_ event: XMapEvent) {
    noteVisibility(of: event.window) { $0.isMapped = true }
    if tracks[event.window] != nil { replies?.didShow(event.window) }
  }

  func unmapped(_ event: XUnmapEvent) {
    noteVisibility(of: event.window) { $0.isMapped = false }
  }

  /// Call when the app shows a window, which it then assumes to be visible. A window manager may
  /// place it on another workspace and leave it unmapped; if it is not visible by `due`, it is
  /// reported as hidden.
  func expectShown(_ window: Window, by due: HostTime) {
    _ = update(window) { $0.showIsDue = $0.visibility.isShown ? nil : due }
  }

  func answerShows(dueAt now: HostTime) {
    for (window, track) in tracks where track.showIsDue.map({ $0 <= now }) == true {
      tracks[window]?.showIsDue = nil
      emit(.hidden, for: window)
    }
  }

  func reparented(_ event: XReparentEvent) {
    let isReparented = event.parent != root
    noteVisibility(of: event.window) { $0.isReparented = isReparented }
    // Window managers that take a frame away, and those that give the same one back, may not say so.
    let widths = isReparented ? replies?.items(of: atoms[.frameExtents], in: event.window) : nil
    frameChanged(widths ?? [0, 0, 0, 0], of: event.window)
  }

  /// Window managers may hide windows without unmapping them, and report that in these properties.
  func propertyChanged(_ event: XPropertyEvent) {
    guard tracks[event.window] != nil else { return }
    switch event.atom {
    case atoms[.managerState]:
      let state = items(of: event).first.map { Int(truncatingIfNeeded: $0) }
      noteVisibility(of: event.window) { $0.managerState = state }
    case atoms[.states]: statesChanged(items(of: event), of: event.window)
    case atoms[.frameExtents]: frameChanged(items(of: event), of: event.window)
    default: break
    }
  }

  private func statesChanged(_ items: [UInt], of window: Window) {
    noteVisibility(of: window) { $0.isMarkedHidden = items.contains(atoms[.stateHidden]) }
    let states =
      replies?.hasStateManager == true ? X11WindowStates.states(of: items, in: atoms) : []
    guard let track = tracks[window], track.states != states else { return }
    tracks[window]?.states = states
    emit(.states(states), for: window)
  }

  /// Left, right, top, bottom.
  private func frameChanged(_ items: [UInt], of window: Window) {
    guard items.count >= 4 else { return }
    let widths = items.prefix(4).map { Int32(clamping: Int(bitPattern: $0)).clamped(to: 0...1024) }
    let frame = FrameWidths(
      top: widths[2], left: widths[0], bottom: widths[3], right: widths[1])
    guard let track = tracks[window], track.frame != frame else { return }
    tracks[window]?.frame = frame
    emit(.frame(frame), for: window)
  }

  private func items(of event: XPropertyEvent) -> [UInt] {
    replies?.items(of: event.atom, in: event.window) ?? []
  }

  func visibilityChanged(_ event: XVisibilityEvent) {
    let isObscured = event.state == VisibilityFullyObscured
    guard let track = tracks[event.window], track.isObscured != isObscured else { return }
    tracks[event.window]?.isObscured = isObscured
    emit(.obscured(isObscured), for: event.window)
  }

  /// Only the server knows: what another client claims would leave the window behind.
  func destroyed(_ event: XDestroyWindowEvent) {
    guard tracks[event.window] != nil, event.send_event == 0 else { return }
    forget(event.window)
    replies?.didDestroy(event.window)
    emit(.destroyed, for: event.window)
  }
}

extension X11EventTranslator {
  func messageReceived(_ event: XClientMessageEvent) {
    guard event.format == 32 else { return }
    switch event.message_type {
    case atoms[.protocols]: protocolMessage(event)
    case atoms[.frameDrawn], atoms[.frameTimings]:
      replies?.wasDrawn(Self.counterValue(event.data.l.0, event.data.l.1), in: event.window)
    default: break
    }
  }

  private func protocolMessage(_ event: XClientMessageEvent) {
    switch Atom(bitPattern: event.data.l.0) {
    case atoms[.deleteWindow]: closeRequested(event)
    case atoms[.takeFocus]: focusOffered(event)
    case atoms[.ping]: pinged(event)
    case atoms[.syncRequest]: syncRequested(event)
    default: break
    }
  }

  private func closeRequested(_ event: XClientMessageEvent) {
    guard tracks[event.window] != nil else { return }
    emit(.closeRequested, for: event.window)
  }

  private func focusOffered(_ event: XClientMessageEvent) {
    guard tracks[event.window] != nil else { return }
    replies?.takeFocus(event.window, time: Time(bitPattern: event.data.l.1))
  }

  /// Ignores a ping received through the root window. It is this client's own reply, and answering
  /// it would cause an endless loop.
  private func pinged(_ event: XClientMessageEvent) {
    guard event.window != root else { return }
    replies?.answerPing(event)
  }

  private func syncRequested(_ event: XClientMessageEvent) {
    let value = Self.counterValue(event.data.l.2, event.data.l.3)
    let token = X11SyncToken(value: value, isExtended: event.data.l.4 == 1)
    _ = update(event.window) { $0.announcedSync = token.rawValue }
  }

  private static func counterValue(_ low: Int, _ high: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: high)) << 32 | UInt64(UInt32(truncatingIfNeeded: low))
  }
}

extension X11EventTranslator {
  /// Reports a change of the window's visibility, if any.
  private func noteVisibility(
    of window: Window, _ note: (inout X11WindowVisibility) -> Void
  ) {
    guard var visibility = tracks[window]?.visibility else { return }
    let wasShown = visibility.isShown
    note(&visibility)
    tracks[window]?.visibility = visibility
    if visibility.isShown { tracks[window]?.showIsDue = nil }
    guard visibility.isShown != wasShown else { return }
    emit(visibility.isShown ? .shown : .hidden, for: window)
  }
}
