import Foundation

/// A key going down, repeating or coming up, with all keys that are down.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// In the order they went down.
  var presses: [UIPress] = []
  weak var window: UIWindow?

  /// Without any presses.
  public override init() { super.init(kind: .presses) }

  init(window: UIWindow) {
    self.window = window
    super.init(kind: .presses)
  }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }

  /// Those that a recognizer follows; empty without any.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { $0.gestureRecognizers?.contains(gesture) ?? false })
  }

  /// The presses that are down or ended with this event.
  open var allPresses: Set<UIPress> { Set(presses) }
}
