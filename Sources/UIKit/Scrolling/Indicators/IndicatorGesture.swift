import Foundation

/// Takes the mouse where it presses an indicator, or the room beside one that shows.
final class IndicatorGesture: UIGestureRecognizer {
  /// Whether a press at the pointer's place in the view is one on an indicator.
  var takes: @MainActor (UITouch) -> Bool = { _ in false }
  /// Called again and again while the button is held.
  var repeats: @MainActor () -> Void = {}
  private var timer: TimerQueue.QueuedTimer?

  /// In seconds: until a held button repeats, and between the repeats; those of other desktops.
  private static let (delay, interval) = (0.4, 0.1)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first, event.buttonMask == .primary, takes(touch)
    else { return state = .failed }
    state = .began
    wait(Self.delay, after: event.timestamp)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    timer?.cancel()
  }

  private func wait(_ seconds: TimeInterval, after time: TimeInterval) {
    timer = schedule(seconds, after: time) { [weak self] in
      self?.repeats()
      self?.wait(Self.interval, after: time + seconds)
    }
  }
}
