import Foundation

/// Delays touches to a scroll view's content until they are known not to be a drag. It never
/// recognizes.
final class ScrollTouchDelay: UIGestureRecognizer {
  /// In seconds; about UIKit's delay.
  private static let timeout: TimeInterval = 0.15

  /// If false, touches pass at once.
  var isPatient = true
  /// Whether touches may reach a view inside; asked once for each.
  var contentMayHave: @MainActor (Set<UITouch>, UIEvent?, UIView) -> Bool = { _, _, _ in true }
  private var timer: TimerQueue.QueuedTimer?
  private var event: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.event = event
    guard isPatient else { return release() }
    if timer?.isSet == true { return }
    timer = schedule(Self.timeout, after: event.timestamp) { [weak self] in self?.release() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { release() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { release() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func reset() {
    super.reset()
    timer?.cancel()
    event = nil
  }

  /// Passes the delayed touches to the content, if it may have them. Later touches are delayed
  /// again.
  func release() {
    let touches = touchTracking.touches
    if touches.isEmpty { return }
    timer?.cancel()
    for view in Set(touches.compactMap(\.view)) where view !== self.view {
      let concerned = Set(touches.filter { $0.view === view })
      if contentMayHave(concerned, event, view) { continue }
      for touch in concerned { touch.isAccepted = false }
    }
    for touch in touches { release(of: touch) }
  }
}
