import CUIXlib

/// An event of the X Input extension as a plain value.
enum X11InputEvent {
  case moved(X11DeviceEvent)
  case pressed(X11DeviceEvent)
  case released(X11DeviceEvent)
  case entered(X11DeviceEvent)
  case left(X11DeviceEvent)
  case touchBegan(X11DeviceEvent)
  case touchMoved(X11DeviceEvent)
  case touchEnded(X11DeviceEvent)
  /// The touch now belongs to this client alone.
  case touchOwned(UInt32)
  case gesture(X11GestureEvent)
  /// A pen moved away from the surface.
  case penLeft(source: Int32)
  case devicesChanged([X11DeviceChange])
  /// A device has new classes. With `isSwitch`, another device now moves the pointer.
  case deviceChanged(source: Int32, isSwitch: Bool)
}

/// An event of a pointer, touch or pen, from the core protocol or the extension.
struct X11DeviceEvent {
  var window: Window = 0
  /// The physical device; 0 for the core protocol, which does not report it.
  var source: Int32 = 0
  /// The button number or the touch ID.
  var detail: UInt32 = 0
  var x = 0.0
  var y = 0.0
  /// Modifiers and core buttons before the event.
  var state: UInt32 = 0
  /// For crossing events only.
  var mode = NotifyNormal
  /// Whether the server generated it from a touch or a scroll.
  var isEmulated = false
  /// The finger was lifted, but the touch continues until its owner has decided.
  var isPending = false
  var time: Time = 0
  /// The axes in this report, by number.
  var values: [Int32: Double] = [:]
}

/// An event of a touchpad gesture.
struct X11GestureEvent {
  enum Kind { case pinch, swipe }
  enum Phase { case began, changed, ended }

  var kind: Kind
  var phase: Phase
  var isCancelled = false
  var window: Window = 0
  var fingers = 0
  var x = 0.0
  var y = 0.0
  var dx = 0.0
  var dy = 0.0
  var scale = 1.0
  /// Degrees, clockwise.
  var angle = 0.0
  var state: UInt32 = 0
  var time: Time = 0
}

/// The change of one device in a hierarchy event.
struct X11DeviceChange {
  var device: Int32
  var hasAppeared: Bool
  var hasGone: Bool
}

extension X11DeviceEvent {
  init(_ event: XMotionEvent) {
    self.init(
      window: event.window, x: Double(event.x), y: Double(event.y), state: event.state,
      time: event.time)
  }

  init(_ event: XButtonEvent) {
    self.init(
      window: event.window, detail: event.button, x: Double(event.x), y: Double(event.y),
      state: event.state, time: event.time)
  }

  init(_ event: XCrossingEvent) {
    self.init(
      window: event.window, x: Double(event.x), y: Double(event.y), state: event.state,
      mode: event.mode, time: event.time)
  }
}
