import Foundation
import FoundationAdditions

/// What an object of a nib sends.
@MainActor
struct NibAction {
  let selector: Selector
  /// Nil for the first responder that has the method.
  let target: AnyObject?
  let event: String?

  /// False for objects that send nothing, and for unknown events.
  func add(to source: AnyObject) -> Bool {
    switch source {
    case let control as UIControl:
      guard let event = Self.events[event ?? "primaryActionTriggered"] else { return false }
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem: (item.action, item.target) = (selector, target)
    case let recognizer as UIGestureRecognizer:
      guard let target else { return false }
      recognizer.addTarget(target, action: selector)
    default: return false
    }
    return true
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
}
