// Walk 3: platform event. In: a window system's own event. Out: a plain value.
// Next: UIKit/Events/EventTranslator.

package import RasterKit

/// An event from the window system, in its coordinates: device pixels relative to the window's
/// content.
package enum PlatformEvent: Sendable {
  case pointer(WindowID, PointerSample)
  case touch(WindowID, TouchReport)
  case scroll(WindowID, ScrollReport)
  case transform(WindowID, TransformReport)
  case key(WindowID, KeyStroke)
  case inputMethod(WindowID, InputMethodEvent)
  case window(WindowID, WindowChange)
  case foreignDrag(WindowID, ForeignDragEvent)
  case screensChanged
  /// Whether windows may be translucent has changed, once `isCompositing` was asked.
  case compositingChanged
  /// `desktopSettings` have changed.
  case settingsChanged
  case session(SessionEvent)
  /// The connection to the window system is lost, with a one-line reason. Nothing works after this.
  case disconnected(String)
}

/// One event of a pointing device.
package struct PointerSample: Codable, Sendable {
  package enum Action: Codable, Hashable, Sendable {
    case moved
    case pressed(PointerButton)
    case released(PointerButton)
    case entered
    case exited
  }

  package var action: Action
  /// Device pixels from the top left corner of the window's content. May be negative or beyond the
  /// size during a drag that leaves the window.
  package var x: Double
  package var y: Double
  /// Buttons that are down after this event.
  package var buttons: Set<PointerButton>
  package var modifiers: KeyModifiers
  package var time: HostTime

  package init(
    action: Action, x: Double, y: Double, buttons: Set<PointerButton>, modifiers: KeyModifiers,
    time: HostTime
  ) {
    self.action = action
    self.x = x
    self.y = y
    self.buttons = buttons
    self.modifiers = modifiers
    self.time = time
  }
}

/// A mouse button by number, counted from 1 as in X11: left, middle, right.
package struct PointerButton: Codable, Hashable, Sendable {
  package var number: Int

  package init(number: Int) { self.number = number }

  package static let primary = PointerButton(number: 1)
  package static let middle = PointerButton(number: 2)
  package static let secondary = PointerButton(number: 3)
}

/// The modifier keys that are down.
package struct KeyModifiers: OptionSet, Codable, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let control = KeyModifiers(rawValue: 2)
  package static let alternate = KeyModifiers(rawValue: 4)
  /// The Super or Windows key; Command on Apple's keyboards.
  package static let command = KeyModifiers(rawValue: 8)
  package static let capsLock = KeyModifiers(rawValue: 16)
}

/// A key press, repeat or release.
package struct KeyStroke: Codable, Sendable {
  package enum Action: String, Codable, Sendable { case pressed, repeated, released }

  package var action: Action
  /// The key's position: a USB HID usage of the keyboard page, 0 if unknown.
  package var usage: UInt16
  /// The text it types with the current modifiers and layout.
  package var characters: String
  /// The text it would type without modifiers other than Shift.
  package var charactersIgnoringModifiers: String
  package var modifiers: KeyModifiers
  package var time: HostTime

  package init(
    action: Action, usage: UInt16, characters: String, charactersIgnoringModifiers: String,
    modifiers: KeyModifiers, time: HostTime
  ) {
    self.action = action
    self.usage = usage
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifiers = modifiers
    self.time = time
  }
}

/// A change to a window as a whole.
package enum WindowChange: Sendable {
  /// The content now has this size. If there is a token, the window manager waits until a frame of
  /// this size is presented with it.
  case resized(PixelSize, syncToken: UInt64?)
  /// The top left corner of the content is now at this position on the desktop.
  case moved(PixelPoint)
  /// The window system lost these pixels, and they must be presented again.
  case exposed(PixelRegion)
  case shown
  /// Minimised, or unmapped by any client.
  case hidden
  /// Whether other windows cover it completely. The window still exists, but its frames are
  /// invisible.
  case obscured(Bool)
  /// The window manager has put it into these states, and out of all others.
  case states(WindowStates)
  /// The frame around it has these widths now.
  case frame(FrameWidths)
  case focused
  case unfocused
  /// The user asked to close it. The window is still open.
  case closeRequested
  /// It was destroyed by someone else.
  case destroyed
}
