// Walk 3: platform event. In: PlatformEvent. Out: a call on the event translator or the window.
// Next: Events/EventTranslator.

import PlatformKit
import RasterKit

extension UIApplication {
  /// Ignores the devices while a replay runs.
  func handle(_ event: PlatformEvent) {
    let event = passedOnByPopover(event)
    if acceptsDuringReplay(event) { pass(on: event) }
  }

  /// Drops events for windows that are gone.
  func pass(on event: PlatformEvent) {
    switch event {
    case .pointer(let id, let sample): window(id).map { engine.events.handle(sample, in: $0) }
    case .touch(let id, let report): window(id).map { engine.events.handle(report, in: $0) }
    case .scroll(let id, let report): window(id).map { engine.events.handle(report, in: $0) }
    case .transform(let id, let report): window(id).map { engine.events.handle(report, in: $0) }
    case .key(let id, let stroke): presence(id).map { handle(stroke, in: $0) }
    case .inputMethod(let id, let event): presence(id).map { handle(event, in: $0) }
    case .window(let id, let change): presence(id).map { handle(change, of: $0) }
    case .foreignDrag(let id, let event): engine.foreignDrops.handle(event, in: presence(id))
    case .screensChanged: screensDidChange()
    case .compositingChanged: compositingDidChange()
    case .settingsChanged: adoptDesktopSettings()
    case .session(let event): handle(event)
    case .disconnected(let reason): loseConnection(reason)
    }
  }

  /// A key that goes down in a window shows that it has the keyboard, even if another one was to get it:
  /// window managers may refuse that.
  private func handle(_ stroke: KeyStroke, in presence: WindowPresence) {
    if stroke.action == .pressed { gainFocus(presence) }
    if stroke.action == .pressed, stroke.isEscape, cancelDrags() { return }
    let key = keyWindow?.presence === presence ? keyWindow : presence.nextKeyWindow
    guard let window = key ?? presence.lowestWindow else { return }
    // What an earlier key of the turn has asked for counts.
    window.rareData?.windowFocus?.performRequest()
    engine.events.handle(stroke, in: window)
  }

  private func handle(_ change: WindowChange, of presence: WindowPresence) {
    switch change {
    case .resized(let size, let token): presence.adoptContentSize(size, syncToken: token)
    case .moved(let position): move(presence, to: position)
    case .exposed(let region): presence.expose(region)
    case .shown: restore(presence)
    case .hidden: minimize(presence)
    case .obscured(let isObscured): presence.setObscured(isObscured)
    case .states(let states): presence.take(states)
    case .frame(let widths): presence.frameWidths = widths
    case .focused: gainFocus(presence)
    case .unfocused: loseFocus(presence)
    case .closeRequested: if presence.allowedActions.contains(.close) { close(presence) }
    case .destroyed: close(presence)
    }
  }

  func presence(_ id: WindowID) -> WindowPresence? {
    presences.first { $0.platformWindow.id == id }
  }

  /// Hit testing finds the window of the scene that an event is for.
  private func window(_ id: WindowID) -> UIWindow? { presence(id)?.lowestWindow }

  private func screensDidChange() {
    engine.screens.update(engine.platform.screens)
    engine.screens.announceChanges()
    for presence in presences { presence.screenDidChange() }
    placePopovers(hasNewMonitors: true)
    for window in windows { window.openMenu?.monitorsDidChange(to: engine.platform.screens) }
  }

  private func compositingDidChange() {
    for presence in presences { presence.exposeAll() }
    placePopovers()
  }

  private func move(_ presence: WindowPresence, to position: PixelPoint) {
    presence.position = position
    presence.screenDidChange()
    if presence.owner == nil { placePopovers() }
  }

  private func minimize(_ presence: WindowPresence) {
    if let popover = presence.popover { return popover.wasDestroyed() }
    for window in presence.windows { cancelInput(in: window) }
    presence.setMinimized(true)
    presence.closePopovers()
  }

  private func restore(_ presence: WindowPresence) {
    presence.setMinimized(false)
    if presence.owner == nil { placePopovers() }
  }

  private func gainFocus(_ presence: WindowPresence) {
    if activation.hasLostFocus { placePopovers() }
    activation.hasLostFocus = false
    if keyWindow?.presence === presence { return }
    if let window = presence.nextKeyWindow { makeKey(window) }
  }

  private func loseFocus(_ presence: WindowPresence) {
    for window in presence.windows {
      loseFocusedInput(of: window)
      window.openMenu?.focusWasLost()
    }
    activation.hasLostFocus = true
    placePopovers()
  }
}

extension KeyStroke {
  fileprivate var isEscape: Bool { Int(usage) == UIKeyboardHIDUsage.keyboardEscape.rawValue }
}
