// Walk 7: delivery. In: a UIEvent. Out: calls on recognizers, and on who owns what these leave of it.
// Next: Responders/ResponderChain by the defaults of UIResponder.

import Foundation

extension UIWindow {
  /// Recognizers first, then views: what of a touch comes to its view is the gate's to say.
  func deliver(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: gestures.deliver(event)
    case let event as DeviceGestureEvent: gestures.deliver(event)
    case let event as UIHoverEvent: gestures.deliver(event)
    default: gestures.deliver(event)
    }
  }

  /// Who is offered a key that goes down.
  var keyResponder: UIResponder { firstResponder ?? rootController?.frontmost ?? self }
}
