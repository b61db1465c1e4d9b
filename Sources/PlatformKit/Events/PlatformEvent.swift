// Walk 3: platform event. In: a window system's own event. Out: a plain value.
// Next: UIKit/Events/EventTranslator.

package import RasterKit

/// Something that happened outside the program, in the window system's coordinates: device pixels
/// relative to the window's content.
package enum PlatformEvent: Sendable {
  case pointer(WindowID, PointerSample)
  case touch(WindowID, TouchReport)
  case scroll(WindowID, ScrollReport)
  case transform(WindowID, TransformReport)
  case key(WindowID, KeyStroke)
  case window(WindowID, WindowChange)
  case screensChanged
  /// The window system has gone (its last words, one line). Nothing works any more.
  case disconnected(String)
}

/// One report of a pointing device.
package struct PointerSample: Codable, Sendable {
  package enum Action: Codable, Hashable, Sendable {
    case moved
    case pressed(PointerButton)
    case released(PointerButton)
    case entered
    case exited
  }

  package var action: Action
  /// Device pixels from the top left corner of the window's content; negative or beyond the size
  /// during a drag that leaves the window.
  package var x: Double
  package var y: Double
  /// Buttons held after this report.
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

/// A mouse button by its place, counted from 1 as X11 does: left, middle, right.
package struct PointerButton: Codable, Hashable, Sendable {
  package var number: Int

  package init(number: Int) { self.number = number }

  package static let primary = PointerButton(number: 1)
  package static let middle = PointerButton(number: 2)
  package static let secondary = PointerButton(number: 3)
}

/// Modifier keys held.
package struct KeyModifiers: OptionSet, Codable, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let control = KeyModifiers(rawValue: 2)
  package static let alternate = KeyModifiers(rawValue: 4)
  /// The key with the desktop's sign on it; Apple's Command.
  package static let command = KeyModifiers(rawValue: 8)
  package static let capsLock = KeyModifiers(rawValue: 16)
}

/// A key going down, repeating or coming up.
package struct KeyStroke: Codable, Sendable {
  package enum Action: String, Codable, Sendable { case pressed, repeated, released }

  package var action: Action
  /// The key's place: a USB HID usage of the keyboard page, 0 where unknown.
  package var usage: UInt16
  /// What it types with the modifiers held and the current layout.
  package var characters: String
  /// What it would type with no modifier but Shift.
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

/// Something that happened to a window as a whole.
package enum WindowChange: Sendable {
  /// The content has this size now. With a token, the window manager waits until a frame of this
  /// size is presented together with it.
  case resized(PixelSize, syncToken: UInt64?)
  /// The top left corner of the content is here on the desktop.
  case moved(PixelPoint)
  /// These pixels were lost by the window system and must be put again.
  case exposed(PixelRegion)
  case shown
  /// Taken off the screen: minimised, or unmapped by whoever may.
  case hidden
  /// Whether other windows lie over all of it. It is still there, but nobody sees a frame of it.
  case covered(Bool)
  case focused
  case unfocused
  /// The user asked to close it; nothing has happened to it yet.
  case closeRequested
  /// It was destroyed under us.
  case destroyed
}
