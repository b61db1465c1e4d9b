// Walk 7: delivery. In: a UIEvent. Out: calls on recognizers, then on the views and responders.
// Next: Responders/ResponderChain by the defaults of UIResponder.

import Foundation

extension UIWindow {
  /// Recognizers come first. `TouchGate` decides what their views then get.
  func deliver(_ event: UIEvent) {
    if event.type == .touches {
      rareData?.expansionTips?.end()
      rareData?.toolTip?.end()
      rareData?.editMenu?.dismiss(ifOutside: event)
    }
    switch event {
    case let event as UIPressesEvent: gestures.deliver(event)
    case let event as DeviceGestureEvent: gestures.deliver(event)
    case let event as UIHoverEvent: gestures.deliver(event)
    default: gestures.deliver(event)
    }
  }

  var keyResponder: UIResponder {
    openMenu ?? focusedKeyView ?? firstResponder ?? rootController?.innermost ?? self
  }

  /// What is typed into: nothing while a menu has the keys.
  var typedResponder: UIResponder? { openMenu == nil ? firstResponder : nil }

  /// The menus that have all touches and keys.
  var openMenu: MenuOverlay? { subviews.last { $0 is MenuOverlay } as? MenuOverlay }
}
