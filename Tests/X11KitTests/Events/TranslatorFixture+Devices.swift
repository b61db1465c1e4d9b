import CUIXlib
import PlatformKit

@testable import X11Kit

/// Devices and their events, as the X Input extension would report them.
@MainActor
extension TranslatorFixture {
  static let mouse: Int32 = 6
  static let screen: Int32 = 8
  static let touchpad: Int32 = 9
  static let pen: Int32 = 10

  /// A wheel mouse, a touch screen with pressure, a touchpad and a pen that tilts.
  func plugInEverything() {
    var mouse = X11InputDevice()
    mouse.scrolling = [
      X11ScrollAxis(number: 2, isVertical: false, increment: 120),
      X11ScrollAxis(number: 3, isVertical: true, increment: 120),
    ]
    var touchpad = mouse
    touchpad.role = .touchpad
    var screen = X11InputDevice(role: .touchscreen)
    screen.pressure = X11Axis(number: 4, minimum: 0, maximum: 2047, resolution: 0)
    var pen = X11InputDevice(role: .pen)
    pen.pressure = X11Axis(number: 2, minimum: 0, maximum: 1000, resolution: 0)
    pen.tiltX = X11Axis(number: 3, minimum: -64, maximum: 63, resolution: 57)
    pen.tiltY = X11Axis(number: 4, minimum: -64, maximum: 63, resolution: 57)
    translator.devices = [
      Self.mouse: mouse, Self.touchpad: touchpad, Self.screen: screen, Self.pen: pen,
    ]
  }

  func device(
    _ kind: (X11DeviceEvent) -> X11InputEvent, _ source: Int32, detail: UInt32 = 0, x: Double = 0,
    y: Double = 0, _ change: (inout X11DeviceEvent) -> Void = { _ in }
  ) {
    var event = X11DeviceEvent(
      window: Self.window, source: source, detail: detail, x: x, y: y, time: 1000)
    change(&event)
    translator.translate(kind(event), arrivedAt: HostTime(seconds: 50))
  }

  func touch(
    _ kind: (X11DeviceEvent) -> X11InputEvent, _ id: UInt32, x: Double = 0, y: Double = 0,
    _ change: (inout X11DeviceEvent) -> Void = { _ in }
  ) {
    device(kind, Self.screen, detail: id, x: x, y: y, change)
  }

  func own(_ touch: UInt32) {
    translator.translate(.touchOwned(touch), arrivedAt: HostTime(seconds: 50))
  }

  /// Turns the vertical axis to a position.
  func turn(_ source: Int32, to value: Double, at time: Time = 1000) {
    device(X11InputEvent.moved, source) {
      $0.values = [3: value]
      $0.time = time
    }
  }

  func hierarchy(_ device: Int32, hasAppeared: Bool = false, hasGone: Bool = false) {
    let news = X11DeviceChange(device: device, hasAppeared: hasAppeared, hasGone: hasGone)
    translator.translate(.devicesChanged([news]), arrivedAt: HostTime(seconds: 50))
  }

  func touches() -> [TouchReport] {
    events().compactMap { if case .touch(_, let report) = $0 { report } else { nil } }
  }

  func scrolls() -> [ScrollReport] {
    events().compactMap { if case .scroll(_, let report) = $0 { report } else { nil } }
  }

  func transforms() -> [TransformReport] {
    events().compactMap { if case .transform(_, let report) = $0 { report } else { nil } }
  }
}
