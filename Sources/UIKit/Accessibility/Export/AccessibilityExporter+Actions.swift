// The accessibility walk 7: actions. In: AccessibilityAction. Out: touches, keys' steps, edits of text.

import CoreGraphics
import Foundation
import PlatformKit

extension AccessibilityExporter: AccessibilitySource {
  func perform(_ action: AccessibilityAction, on node: AccessibilityNodeID) -> Bool {
    guard let application, let object = numbers.object(node) else { return false }
    var isDone = false
    application.performAsCurrent { isDone = perform(action, on: object) }
    (object as? UIView ?? (object as? UIAccessibilityElement)?.viewOfElement).map(note)
    return isDone
  }

  private func perform(_ action: AccessibilityAction, on object: AccessibilityObject) -> Bool {
    switch action {
    case .perform(let kind): perform(kind, on: object)
    case .custom(let index): performCustom(index, of: object)
    case .focus: focus(object)
    case .scrollTo: scroll(to: object)
    case .setNumber(let number):
      object.isEnabledForAccessibility && number.isFinite && object.takeAccessibilityNumber(number)
    case .setText(let text): replaceAll(in: object, with: text)
    case .insertText(let text, let place): replace(place..<place, in: object, with: text)
    case .deleteText(let range): replace(range, in: object, with: "")
    case .select(let range): select(range, in: object)
    case .copyText(let range): copy(range, in: object)
    case .cutText(let range): edit(range, in: object, "cut:") { $0.cut(nil) }
    case .pasteText(let place): edit(place..<place, in: object, "paste:") { $0.paste(nil) }
    case .openLink(let index): openLink(index, in: object)
    }
  }

  private func perform(_ kind: AccessibilityActionKind, on object: AccessibilityObject) -> Bool {
    if kind == .escape { return escape(from: object) }
    guard object.isEnabledForAccessibility else { return false }
    switch kind {
    case .press: return press(object)
    case .increment: object.accessibilityIncrement()
    case .decrement: object.accessibilityDecrement()
    case .scrollUp: return scrollPage(object, .up)
    case .scrollDown: return scrollPage(object, .down)
    case .scrollLeft: return scrollPage(object, .left)
    case .scrollRight: return scrollPage(object, .right)
    case .escape: break
    }
    return object.accessibilityTraits.contains(.adjustable)
  }

  private func performCustom(_ index: Int, of object: AccessibilityObject) -> Bool {
    guard let actions = object.accessibilityCustomActions, actions.indices.contains(index) else {
      return false
    }
    return actions[index].perform()
  }

  /// The first that takes it, up the responder chain.
  private func escape(from object: AccessibilityObject) -> Bool {
    guard let responder = object as? UIResponder else { return object.accessibilityPerformEscape() }
    return ResponderChain(from: responder).first { $0.accessibilityPerformEscape() } != nil
  }
}

// Pressing.
extension AccessibilityExporter {
  /// What the object does itself, else a tap.
  private func press(_ object: AccessibilityObject) -> Bool {
    if object.accessibilityActivate() { return true }
    _ = scroll(to: object)
    guard let engine = application?.engine,
      let view = object as? UIView ?? (object as? UIAccessibilityElement)?.viewOfElement,
      let window = view.ownWindow, let presence = window.presence, !presence.isMinimized
    else { return false }
    let point = object.accessibilityActivationPoint
    for action in [TouchReport.Action.down, .lift] {
      engine.events.handle(
        TouchReport(
          contact: Self.finger, action: action, x: Double(point.x * presence.scale),
          y: Double(point.y * presence.scale), time: engine.platform.clock.now()),
        in: presence.lowestWindow ?? window)
    }
    return true
  }

  /// No device has this number.
  private static let finger = UInt64.max - 1_000

  private func focus(_ object: AccessibilityObject) -> Bool {
    guard let view = object as? UIView, let window = view.ownWindow else { return false }
    guard view.canTakeFocus else { return view.becomeFirstResponder() }
    window.makeKey()
    window.focus(on: view, [])
    return window.focusedView === view
  }

  private func scroll(to object: AccessibilityObject) -> Bool {
    guard
      let view = object as? UIView ?? (object as? UIAccessibilityElement)?.viewOfElement,
      view.ownWindow != nil
    else { return false }
    view.scrollIntoView(animated: false)
    view.ownWindow?.layoutIfNeeded()
    return true
  }

  /// By what is seen, less a bit to read on from.
  private func scrollPage(
    _ object: AccessibilityObject, _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    if object.accessibilityScroll(direction) { return true }
    guard let scroll = object as? UIScrollView else { return false }
    let page = scroll.bounds.inset(by: scroll.adjustedContentInset).size
    let (dx, dy) = direction.step
    let target = CGRect(
      x: scroll.contentOffset.x + scroll.adjustedContentInset.left + dx * page.width * 0.9,
      y: scroll.contentOffset.y + scroll.adjustedContentInset.top + dy * page.height * 0.9,
      width: page.width, height: page.height)
    let old = scroll.contentOffset
    scroll.scrollRectToVisible(
      target.intersection(CGRect(origin: .zero, size: scroll.contentSize)), animated: false)
    return scroll.contentOffset != old
  }
}

extension UIAccessibilityScrollDirection {
  /// Towards what comes into sight.
  fileprivate var step: (CGFloat, CGFloat) {
    switch self {
    case .up, .previous: (0, -1)
    case .down, .next: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    }
  }
}

extension AccessibilityObject {
  var isEnabledForAccessibility: Bool { !accessibilityTraits.contains(.notEnabled) }
}
