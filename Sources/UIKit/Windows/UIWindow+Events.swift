// Walk 7: delivery. In: what recognizers leave of a UIEvent. Out: calls on the view that owns each touch.
// Next: Responders/ResponderChain by the defaults of UIResponder.

import Foundation

extension UIWindow {
  /// Recognizers first, then views: what of a touch comes to its view is the gate's to say.
  func deliver(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: deliverPresses(event)
    case let event as DeviceGestureEvent: gestures.deliver(event)
    case let event as UIHoverEvent: gestures.deliver(event)
    default: gestures.deliver(event)
    }
  }

  private func deliverPresses(_ event: UIPressesEvent) {
    gestures.deliver(event)
    for press in event.presses where press.window === self {
      press.responder?.receive([press], press.phase, event)
    }
  }

  /// Who is offered a key that goes down.
  var keyResponder: UIResponder { firstResponder ?? rootController ?? self }
}

extension UIResponder {
  func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
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
