package import RasterKit

/// The headless platform's input method: it records what it is told, and takes the keys that a test's
/// script takes.
@MainActor
package final class HeadlessInputMethod: InputMethod {
  /// Where text is typed, and of which kind; nil if nowhere.
  package private(set) var session: (window: WindowID, traits: TextTraits)?
  package private(set) var caret: PixelRect?
  package private(set) var surrounding: SurroundingText?
  package private(set) var resets = 0
  /// Whether it is told of the caret and the text around it.
  package var isFollowing = true
  /// What becomes of a key; nil if it is not taken.
  package var script: (KeyStroke) -> [InputMethodEvent]? = { _ in nil }

  private var takenKeys: Set<UInt16> = []

  package func begin(in window: WindowID, _ traits: TextTraits) {
    end()
    session = (window, traits)
  }

  package func end() {
    session = nil
    caret = nil
    surrounding = nil
  }

  package func setCaret(_ rect: PixelRect) { caret = rect }
  package func setSurrounding(_ text: SurroundingText) { surrounding = text }
  package func reset() { resets += 1 }

  /// What becomes of an event on its way to the application.
  func filter(_ event: PlatformEvent) -> [PlatformEvent] {
    guard case .key(let window, let stroke) = event else { return [event] }
    if stroke.action == .released {
      return takenKeys.remove(stroke.usage) == nil ? [event] : []
    }
    guard let session, session.window == window, !session.traits.isSecret,
      let results = script(stroke)
    else { return [event] }
    takenKeys.insert(stroke.usage)
    return results.map { .inputMethod(window, $0) }
  }
}
