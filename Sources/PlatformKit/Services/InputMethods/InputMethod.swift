package import RasterKit

/// What the view side tells the user's input method about the text being typed into. Main thread only;
/// nothing waits for an answer, which comes as `PlatformEvent.inputMethod`.
///
/// Keys go to the method only between `begin` and `end`, while the window has the keyboard. A key that
/// it takes is no key event.
@MainActor
package protocol InputMethod: AnyObject {
  /// Text can be typed in a window from now on. Ends what was begun before.
  func begin(in window: WindowID, _ traits: TextTraits)
  func end()
  /// Whether anyone wants to know of carets and texts: to find them costs time with each key.
  var isFollowing: Bool { get }
  /// Where the caret is, in device pixels of the window's content: the method's window opens there.
  func setCaret(_ rect: PixelRect)
  /// The text around the caret has changed, or the caret has moved in it.
  func setSurrounding(_ text: SurroundingText)
  /// Ends the composition, because the caret was moved or the text changed under it. What it makes of
  /// earlier keys is not delivered any more.
  func reset()
}

/// What kind of text is typed.
package struct TextTraits: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    case text, letters, digits, number, phone, url, email, name, password, pin, terminal
  }

  package struct Hints: OptionSet, Hashable, Sendable {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let checksSpelling = Hints(rawValue: 1)
    package static let doesNotCheckSpelling = Hints(rawValue: 2)
    package static let completesWords = Hints(rawValue: 4)
    package static let isLowercase = Hints(rawValue: 8)
    package static let capitalizesCharacters = Hints(rawValue: 16)
    package static let capitalizesWords = Hints(rawValue: 32)
    package static let capitalizesSentences = Hints(rawValue: 64)
    /// The method is to remember nothing of it.
    package static let isPrivate = Hints(rawValue: 128)
  }

  package var purpose: Purpose
  package var hints: Hints
  /// Whether the text being composed is shown in the text itself. Otherwise the method shows it in a
  /// window of its own, if it can.
  package var showsPreedit: Bool

  package init(purpose: Purpose = .text, hints: Hints = [], showsPreedit: Bool = true) {
    self.purpose = purpose
    self.hints = hints
    self.showsPreedit = showsPreedit
  }

  /// Whether input methods may see what is typed.
  package var isSecret: Bool { purpose == .password || purpose == .pin }
}

/// The text around the caret, without what is being composed.
package struct SurroundingText: Hashable, Sendable {
  package var text: String
  /// Offsets in UTF-16 code units: the end of the selection that moves, and the other.
  package var caret: Int
  package var anchor: Int

  package init(text: String, caret: Int, anchor: Int) {
    self.text = text
    self.caret = caret
    self.anchor = anchor
  }
}
