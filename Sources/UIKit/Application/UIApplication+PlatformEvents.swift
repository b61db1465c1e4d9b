// Walk 3: platform event. In: PlatformEvent. Out: a call on the event translator or the window.
// Next: Events/EventTranslator.

import PlatformKit

extension UIApplication {
  /// Ignores the devices while a replay runs.
  func handle(_ event: PlatformEvent) {
    if tapeLets(event) { pass(on: event) }
  }

  /// Drops events for windows that are gone.
  func pass(on event: PlatformEvent) {
    switch event {
    case .pointer(let id, let sample): window(id).map { engine.events.handle(sample, in: $0) }
    case .touch(let id, let report): window(id).map { engine.events.handle(report, in: $0) }
    case .scroll(let id, let report): window(id).map { engine.events.handle(report, in: $0) }
    case .transform(let id, let report): window(id).map { engine.events.handle(report, in: $0) }
    case .key(let id, let stroke): window(id).map { handle(stroke, in: $0) }
    case .window(let id, let change): window(id).map { handle(change, of: $0) }
    case .screensChanged: screensDidChange()
    case .disconnected(let lastWords): loseConnection(lastWords)
    }
  }

  /// A key that goes down in a window shows that it has the keyboard, even if another one was to get it:
  /// window managers may refuse that.
  private func handle(_ stroke: KeyStroke, in window: UIWindow) {
    if stroke.action == .pressed { gainFocus(window) }
    engine.events.handle(stroke, in: window)
  }

  private func handle(_ change: WindowChange, of window: UIWindow) {
    switch change {
    case .resized(let size, let token): window.adoptContentSize(size, syncToken: token)
    case .moved(let position): window.didMove(to: position)
    case .exposed(let region): window.presence?.expose(region)
    case .shown: window.presence?.conceal(false)
    case .hidden: conceal(window)
    case .covered(let isCovered): window.presence?.cover(isCovered)
    case .focused: gainFocus(window)
    case .unfocused: loseFocus(window)
    case .closeRequested: close(window)
    case .destroyed: close(window)
    }
  }

  private func window(_ id: WindowID) -> UIWindow? {
    windows.first { $0.presence?.platformWindow.id == id }
  }

  private func screensDidChange() {
    engine.screens.update(engine.platform.screens)
    engine.screens.announceChanges()
    for window in windows { window.screenDidChange() }
  }

  private func conceal(_ window: UIWindow) {
    cancelInput(in: window)
    window.presence?.conceal(true)
  }

  private func gainFocus(_ window: UIWindow) {
    activation.hasLostFocus = false
    makeKey(window)
  }

  private func loseFocus(_ window: UIWindow) {
    loseFocusedInput(of: window)
    activation.hasLostFocus = true
  }
}
