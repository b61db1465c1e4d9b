import Foundation

/// Delays touches to a scroll view's content until they are known not to be a drag. It never
/// recognizes.
final class ScrollTouchDelay: UIGestureRecognizer {
  /// In seconds; about UIKit's delay.
  private static let patience: TimeInterval = 0.15

  /// If false, touches pass at once.
  var isPatient = true
  /// Whether touches may reach a view inside; asked once for each.
  var contentMayHave: @MainActor (Set<UITouch>, UIEvent?, UIView) -> Bool = { _, _, _ in true }
  private var alarm: TimerQueue.QueuedTimer?
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

  /// Passes the delayed touches to the content, if it may have them. Later touches are delayed
  /// again.
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
