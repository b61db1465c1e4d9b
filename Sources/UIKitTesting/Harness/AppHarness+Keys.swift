import PlatformKit
import UIKit

extension AppHarness {
  /// Presses and releases the keys of `text`, one character at a time.
  public func type(_ text: String) {
    guard let window = application.keyWindow?.platformWindow else { return }
    for character in text {
      for action in [KeyStroke.Action.pressed, .released] {
        let stroke = KeyStroke(
          action: action, usage: 0, characters: String(character),
          charactersIgnoringModifiers: String(character), modifiers: [],
          time: platform.clock.now())
        post(.key(window.id, stroke))
        settle()
      }
    }
  }
}
