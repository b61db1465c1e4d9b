import Foundation

/// The delivery queue of one touch to its view.
@MainActor
final class TouchDelivery {
  let touch: UITouch
  /// Whether the view has seen the touch begin, but not end.
  private(set) var isOpen = false
  /// Whether the view gets nothing more of the touch.
  private var isClosed = false
  private var queue: [TouchSnapshot] = []
  private var latestEvent: UIEvent

  init(_ touch: UITouch, of event: UIEvent) {
    self.touch = touch
    latestEvent = event
  }

  /// Whether everything is delivered and the touch is over.
  var isSpent: Bool { queue.isEmpty && touch.hasEnded }

  func add(_ moment: TouchSnapshot) {
    if isClosed { return }
    latestEvent = moment.event
    if moment.phase == .moved, let last = queue.last, last.phase == .moved {
      queue[queue.count - 1] = moment.continuing(last)
    } else {
      queue.append(moment)
    }
    // A view that has not seen the touch begin does not need its end.
    if moment.phase == .cancelled, !isOpen, isHeld(.began) { close() }
  }

  /// Whether the view must get nothing more of the touch: it was refused, a recognizer claimed it,
  /// or the view left the window before delivery.
  var isClaimed: Bool {
    if isClosed { return false }
    return !touch.isAccepted || isLate
      || recognizers { $0.cancelsTouchesInView && $0.currentState.claimsTouches }
  }

  private var isLate: Bool {
    queue.first?.phase == .began && touch.view?.window !== touch.window
  }

  /// The next state to deliver; nil if there is none or a recognizer delays it.
  var ready: TouchSnapshot? {
    guard let next = queue.first, !isHeld(next.phase) else { return nil }
    return next
  }

  func advance() {
    let phase = queue.removeFirst().phase
    isOpen = phase == .began || phase == .moved
  }

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
