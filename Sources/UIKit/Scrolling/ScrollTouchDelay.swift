import Foundation

/// Holds touches back from a scroll view's content until it is clear that they are no drag. It never
/// recognizes anything.
final class ScrollTouchDelay: UIGestureRecognizer {
  /// Facts: about 0.15 s.
  private static let patience: TimeInterval = 0.15
  /// Whether the content does not know yet of the touches that are down.
  private(set) var isHolding = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isHolding { return }
    isHolding = true
    _ = setAlarm(Self.patience, after: event.timestamp) { [weak self] in self?.letGo() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func reset() {
    super.reset()
    isHolding = false
  }

  func letGo() {
    guard isHolding else { return }
    isHolding = false
    state = .failed
  }
}
