import CUIXlib
import PlatformKit
import RasterKit

@testable import X11Kit

/// A translator with one window and invented atoms, and a record of its requests.
@MainActor
final class TranslatorFixture: X11Replying, X11KeyLookup {
  static let window: Window = 100
  static let root: Window = 1
  let translator: X11EventTranslator
  var pings: [Window] = []
  var focusTimes: [Time] = []
  var shown: [Window] = []
  var goneWindows: [Window] = []
  var drawn: [UInt64] = []
  /// How often the text of a key was asked for.
  var lookups = 0
  /// Devices that are added.
  var newDevices: [Int32: X11InputDevice] = [:]
  /// Properties of the window.
  var properties: [Atom: [UInt]] = [:]

  init() {
    translator = X11EventTranslator(
      atoms: X11Atoms(values: X11AtomName.allCases.indices.map { Atom($0 + 500) }),
      root: Self.root)
    translator.replies = self
    translator.keyboard = self
    translator.tracks[Self.window] = X11WindowState(
      size: PixelSize(width: 300, height: 200), position: PixelPoint(x: 0, y: 0))
  }

  func answerPing(_ message: XClientMessageEvent) { pings.append(message.window) }
  func takeFocus(_ window: Window, time: Time) { focusTimes.append(time) }
  func refreshKeyboardMapping(_ event: XMappingEvent) {}
  func didDestroy(_ window: Window) { goneWindows.append(window) }
  func didShow(_ window: Window) { shown.append(window) }
  func inputDevice(_ id: Int32) -> X11InputDevice? { newDevices[id] }
  var hasStateManager = true
  func wasDrawn(_ value: UInt64, in window: Window) { drawn.append(value) }
  func items(of property: Atom, in window: Window) -> [UInt] { properties[property] ?? [] }

  /// Returns the state as text, so that a test sees which modifiers were looked up.
  func text(for event: XKeyEvent) -> String {
    lookups += 1
    return event.type == KeyPress ? "\(event.keycode)/\(event.state)" : ""
  }

  func usage(of keycode: UInt32) -> UInt16 { X11KeyUsages.kernel[keycode] }

  /// Translates an event of a type, filled in by `body`.
  func feed(_ type: Int32, at time: Double = 50, _ body: (inout XEvent) -> Void = { _ in }) {
    var event = XEvent()
    event.type = type
    event.xany.window = Self.window
    body(&event)
    translator.translate(event, arrivedAt: HostTime(seconds: time))
  }

  func button(
    _ type: Int32, _ number: UInt32, x: Int32 = 0, y: Int32 = 0, state: Int32 = 0, time: Time = 1000
  ) {
    feed(type) {
      $0.xbutton.button = number
      $0.xbutton.x = x
      $0.xbutton.y = y
      $0.xbutton.state = UInt32(state)
      $0.xbutton.time = time
    }
  }

  func crossing(_ type: Int32, mode: Int32 = NotifyNormal) {
    feed(type) {
      $0.xcrossing.mode = mode
      $0.xcrossing.time = 1000
    }
  }

  func key(_ type: Int32, _ keycode: UInt32, state: Int32 = 0) {
    feed(type) {
      $0.xkey.keycode = keycode
      $0.xkey.state = UInt32(state)
      $0.xkey.time = 1000
    }
  }

  /// A key event that the input method keeps.
  func keptKey(_ type: Int32, _ keycode: UInt32) {
    var event = XEvent()
    event.xkey.type = type
    event.xkey.window = Self.window
    event.xkey.keycode = keycode
    translator.inputMethodKept(event, arrivedAt: HostTime(seconds: 50))
  }

  /// The server's event after a FocusIn: the keys that are down.
  func keymap(_ keycodes: [UInt32]) {
    feed(KeymapNotify) {
      $0.xkeymap.window = 0
      withUnsafeMutableBytes(of: &$0.xkeymap.key_vector) { bits in
        for keycode in keycodes { bits[Int(keycode / 8)] |= 1 << (keycode % 8) }
      }
    }
  }

  /// Sets or deletes a property, as a window manager does.
  func property(_ name: X11AtomName, _ items: [UInt]?) {
    properties[translator.atoms[name]] = items
    feed(PropertyNotify) {
      $0.xproperty.atom = translator.atoms[name]
      $0.xproperty.state = items == nil ? PropertyDelete : PropertyNewValue
    }
  }

  func reparent(to parent: Window) {
    feed(ReparentNotify) {
      $0.xreparent.event = Self.window
      $0.xreparent.window = Self.window
      $0.xreparent.parent = parent
    }
  }

  func focus(_ type: Int32, mode: Int32 = NotifyNormal, detail: Int32 = NotifyNonlinear) {
    feed(type) {
      $0.xfocus.mode = mode
      $0.xfocus.detail = detail
    }
  }

  func configure(_ width: Int32, _ height: Int32, x: Int32 = 0, y: Int32 = 0, isSynthetic: Bool) {
    feed(ConfigureNotify) {
      $0.xconfigure.window = Self.window
      $0.xconfigure.event = Self.window
      $0.xconfigure.width = width
      $0.xconfigure.height = height
      $0.xconfigure.x = x
      $0.xconfigure.y = y
      $0.xconfigure.send_event = isSynthetic ? 1 : 0
    }
  }

  /// Events in which the window is the second field, after the window that receives them.
  func structure(_ type: Int32) {
    feed(type) {
      $0.xmap.event = Self.window
      $0.xmap.window = Self.window
    }
  }

  func message(
    _ name: X11AtomName, _ values: (Int, Int, Int) = (0, 0, 0), last: Int = 0,
    to window: Window? = nil
  ) {
    feed(ClientMessage) {
      $0.xclient.window = window ?? Self.window
      $0.xclient.message_type = translator.atoms[.protocols]
      $0.xclient.format = 32
      $0.xclient.data.l.0 = Int(translator.atoms[name])
      $0.xclient.data.l.1 = values.0
      $0.xclient.data.l.2 = values.1
      $0.xclient.data.l.3 = values.2
      $0.xclient.data.l.4 = last
    }
  }

  /// Ends the batch and returns the events since the last call.
  func events() -> [PlatformEvent] {
    translator.finishBatch(at: HostTime(seconds: .infinity))
    return translator.takeOutput()
  }

  func samples() -> [PointerSample] {
    events().compactMap { if case .pointer(_, let sample) = $0 { sample } else { nil } }
  }

  func strokes() -> [KeyStroke] {
    events().compactMap { if case .key(_, let stroke) = $0 { stroke } else { nil } }
  }

  /// Window changes as text, which is easier to compare.
  func changes() -> [String] {
    events().compactMap { event in
      guard case .window(_, let change) = event else { return nil }
      return Self.describe(change)
    }
  }

  private static func describe(_ change: WindowChange) -> String {
    switch change {
    case .resized(let size, let token):
      "resized \(size.width)x\(size.height)" + (token.map { " token \($0)" } ?? "")
    case .moved(let place): "moved \(place.x),\(place.y)"
    case .exposed(let region):
      "exposed"
        + region.rects.map { " \($0.minX),\($0.minY)-\($0.maxX),\($0.maxY)" }.joined()
    case .shown: "shown"
    case .hidden: "hidden"
    case .obscured(let isObscured): isObscured ? "obscured" : "unobscured"
    case .focused: "focused"
    case .unfocused: "unfocused"
    case .closeRequested: "closeRequested"
    case .states(let states): "states \(states.rawValue)"
    case .frame(let frame): "frame \(frame.top) \(frame.left) \(frame.bottom) \(frame.right)"
    case .destroyed: "destroyed"
    }
  }
}
