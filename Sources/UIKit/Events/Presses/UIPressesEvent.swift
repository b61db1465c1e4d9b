import Foundation

/// A key going down, repeating or coming up, with every key that is down.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// In the order in which they went down.
  var presses: [UIPress] = []
  /// The window the keyboard was on.
  weak var window: UIWindow?

  /// Without any presses.
  public override init() { super.init(kind: .presses) }

  init(window: UIWindow) {
    self.window = window
    super.init(kind: .presses)
  }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }

  /// All that are down, or came up with this event.
  open var allPresses: Set<UIPress> { Set(presses) }
}
