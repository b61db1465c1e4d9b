// Walk 7: delivery. In: UIEvent. Out: calls on the view that owns each touch, once for each phase.
// Next: Responders/ResponderChain by the defaults of UIResponder.

import Foundation

extension UIWindow {
  func deliver(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return deliverPresses(event) }
    if event.type == .touches { deliverTouches(event) }
  }

  /// The phases as they are now: a handler may well end what has just begun.
  private func deliverTouches(_ event: UIEvent) {
    let mine = event.touches.filter { $0.window === self && $0.isAccepted }
    let byPhase = Dictionary(grouping: mine, by: \.phase)
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      byPhase[phase].map { deliver($0, phase, event) }
    }
  }

  /// One call for each view.
  private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    var due = touches
    while let view = due.first?.view {
      let together = due.filter { $0.view === view }
      due.removeAll { $0.view === view }
      view.receive(Set(together), phase, event)
    }
  }

  private func deliverPresses(_ event: UIPressesEvent) {
    for press in event.presses where press.window === self {
      press.responder?.receive([press], press.phase, event)
    }
  }

  /// Who is offered a key that goes down.
  var keyResponder: UIResponder { firstResponder ?? rootController ?? self }
}

extension UIResponder {
  fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  fileprivate func receive(
    _ presses: Set<UIPress>, _ phase: UIPress.Phase, _ event: UIPressesEvent
  ) {
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}
