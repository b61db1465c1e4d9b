// Walk 2: X event translation, devices that come and go. In: X11DeviceChange. Out: touches that are
// over. Next: PlatformKit/Events/PlatformEvent.

import PlatformKit

extension X11EventTranslator {
  func devicesChanged(_ news: [X11DeviceChange]) {
    forgetScrollPositions()
    for item in news where item.hasGone { forget(item.device) }
    for item in news where item.hasAppeared { learn(item.device) }
  }

  /// A pen that no longer moves the pointer is treated as away from the surface.
  func deviceChanged(_ source: Int32, isSwitch: Bool) {
    forgetScrollPositions()
    if isSwitch { penAway(except: source) } else { learn(source) }
  }

  private func learn(_ source: Int32) { devices[source] = replies?.inputDevice(source) }

  private func forget(_ source: Int32) {
    cancelTouches(of: source)
    cancelPen(source)
    devices[source] = nil
  }
}
