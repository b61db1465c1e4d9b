import Foundation

/// One touch on its way to its view.
@MainActor
final class TouchDelivery {
  let touch: UITouch
  /// Whether the view has heard of the touch, and not of its end.
  private(set) var isOpen = false
  /// Whether the view hears nothing more, whatever happens.
  private var isClosed = false
  private var queue: [TouchSnapshot] = []
  private var latestEvent: UIEvent

  init(_ touch: UITouch, of event: UIEvent) {
    self.touch = touch
    latestEvent = event
  }

  /// Nothing is left to be told.
  var isSpent: Bool { queue.isEmpty && touch.hasEnded }

  func add(_ moment: TouchSnapshot) {
    if isClosed { return }
    latestEvent = moment.event
    if moment.phase == .moved, let last = queue.last, last.phase == .moved {
      queue[queue.count - 1] = moment.continuing(last)
    } else {
      queue.append(moment)
    }
    // A view that has not heard of the touch need not hear of its end.
    if moment.phase == .cancelled, !isOpen, isHeld(.began) { close() }
  }

  /// Whether nothing more of the touch may come to its view: it was refused, or a recognizer has taken it
  /// for itself, or the view left before it heard of it.
  var isClaimed: Bool {
    if isClosed { return false }
    return !touch.isAccepted || isLate
      || recognizers { $0.cancelsTouchesInView && $0.currentState.claimsTouches }
  }

  private var isLate: Bool {
    queue.first?.phase == .began && touch.view?.window !== touch.window
  }

  /// What may be told next; nil where nothing waits or a recognizer holds it back.
  var ready: TouchSnapshot? {
    guard let next = queue.first, !isHeld(next.phase) else { return nil }
    return next
  }

  func advance() {
    let phase = queue.removeFirst().phase
    isOpen = phase == .began || phase == .moved
  }

  /// For a view whose touch was claimed.
  var cancellation: TouchSnapshot { TouchSnapshot(touch, .cancelled, latestEvent) }

  func close() {
    isClosed = true
    isOpen = false
    queue = []
  }

  private func isHeld(_ phase: UITouch.Phase) -> Bool {
    switch phase {
    case .began: recognizers { $0.delaysTouchesBegan && $0.currentState == .possible }
    case .ended: recognizers { $0.delaysTouchesEnded && $0.currentState == .possible }
    default: false
    }
  }

  private func recognizers(where matches: (UIGestureRecognizer) -> Bool) -> Bool {
    touch.gestureRecognizers?.contains { $0.holds(touch) && matches($0) } ?? false
  }
}
