import Foundation
import PlatformKit

extension AccessibilityObject {
  /// What assistive technologies hear of it may have changed. Costs a comparison while nobody listens.
  package func noteAccessibilityChange() {
    guard AccessibilityExporter.active > 0 else { return }
    guard let view = self as? UIView ?? (self as? UIAccessibilityElement)?.viewOfElement else {
      return
    }
    view.ownWindow?.application?.engine?.accessibility.exporter?.note(view)
  }
}

extension UIAccessibilityElement {
  /// The view that it is in, through other elements.
  var viewOfElement: UIView? {
    var (container, steps) = (accessibilityContainer, 0)
    while let element = container as? UIAccessibilityElement, steps < 100 {
      container = element.accessibilityContainer
      steps += 1
    }
    return container as? UIView
  }
}

extension AccessibilityExporter {
  /// What the program posts: texts are spoken, and after a change of the layout everything is looked at.
  func tell(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard isActive else { return }
    if notification == .layoutChanged || notification == .screenChanged { noteAll() }
    let styled = argument as? NSAttributedString
    let text = argument as? String ?? styled?.string
    guard let text, !text.isEmpty, Self.spoken.contains(notification) else { return }
    let isUrgent = notification == .announcement && styled?.waitsToBeSpoken != true
    bridge.announce(AccessibilityAnnouncement(text, isUrgent: isUrgent))
  }

  private static let spoken: Set<UIAccessibility.Notification> = [
    .announcement, .layoutChanged, .screenChanged, .pageScrolled,
  ]
}
