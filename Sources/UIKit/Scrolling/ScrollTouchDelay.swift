import Foundation

/// Holds touches back from a scroll view's content until it is clear that they are no drag. It never
/// recognizes anything.
final class ScrollTouchDelay: UIGestureRecognizer {
  /// Facts: about 0.15 s.
  private static let patience: TimeInterval = 0.15

  /// False lets touches go as they land.
  var isPatient = true
  /// Whether touches may come to a view inside; asked once for each.
  var contentMayHave: @MainActor (Set<UITouch>, UIEvent?, UIView) -> Bool = { _, _, _ in true }
  private var alarm: TimerQueue.QueuedTimer?
  /// Of the touches that are held.
  private var event: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.event = event
    guard isPatient else { return letGo() }
    if alarm?.isSet == true { return }
    alarm = setAlarm(Self.patience, after: event.timestamp) { [weak self] in self?.letGo() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func reset() {
    super.reset()
    alarm?.cancel()
    event = nil
  }

  /// What it holds goes to the content, as far as that may have it; later touches are held anew.
  func letGo() {
    let touches = stakes.touches
    if touches.isEmpty { return }
    alarm?.cancel()
    for view in Set(touches.compactMap(\.view)) where view !== self.view {
      let concerned = Set(touches.filter { $0.view === view })
      if contentMayHave(concerned, event, view) { continue }
      for touch in concerned { touch.isAccepted = false }
    }
    for touch in touches { letGo(of: touch) }
  }
}
