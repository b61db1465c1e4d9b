// Walk 2: X event translation, the X Input extension. In: X11InputEvent. Out: by its kind.
// Next: the other aspects of X11EventTranslator.

import CUIXlib
import PlatformKit

extension X11EventTranslator {
  func translate(_ event: X11InputEvent, arrivedAt arrival: HostTime) {
    self.arrival = arrival
    switch event {
    case .moved(let event): deviceMoved(event)
    case .pressed(let event): devicePressed(event)
    case .released(let event): deviceReleased(event)
    case .entered(let event): deviceEntered(event)
    case .left(let event): deviceLeft(event)
    case .touchBegan(let event): touchBegan(event)
    case .touchMoved(let event): touchMoved(event)
    case .touchEnded(let event): touchEnded(event)
    case .touchOwned(let touch): touchOwned(touch)
    case .gesture(let event): gesture(event)
    case .penLeft(let source): penLeft(source)
    case .devicesChanged(let news): devicesChanged(news)
    case .deviceChanged(let source, let isSwitch): deviceChanged(source, isSwitch: isSwitch)
    }
  }
}

// Events that the server emulates from touches are dropped, because the touches themselves are
// handled. From scrolling it emulates clicks of buttons 4 to 7.
extension X11EventTranslator {
  private func deviceMoved(_ event: X11DeviceEvent) {
    guard !event.isEmulated else { return }
    if devices[event.source]?.isPen == true { return penMoved(event) }
    if !scrolled(event) { pointerMoved(event) }
  }

  private func devicePressed(_ event: X11DeviceEvent) {
    if event.isWheel { return wheelPressed(event) }
    guard !event.isEmulated else { return }
    if devices[event.source]?.isPen == true { return penPressed(event) }
    buttonPressed(event)
  }

  private func deviceReleased(_ event: X11DeviceEvent) {
    guard !event.isEmulated, !event.isWheel else { return }
    if devices[event.source]?.isPen == true { return penReleased(event) }
    buttonReleased(event)
  }

  /// Ignores the crossing when the pointer jumps to a new touch.
  private func deviceEntered(_ event: X11DeviceEvent) {
    forgetScrollPositions()
    guard devices[event.source]?.role != .touchscreen else { return }
    if devices[event.source]?.isPen != true { pointerEntered(event) }
  }

  private func deviceLeft(_ event: X11DeviceEvent) {
    if isRealCrossing(event.mode) { penAway(except: nil, from: event.window) }
    pointerLeft(event)
  }
}
