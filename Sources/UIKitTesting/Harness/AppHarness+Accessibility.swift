public import UIKit

extension AppHarness {
  /// The first view that the user can see with this accessibility label, starting with the
  /// frontmost window.
  public func view(labelled label: String) -> UIView? {
    firstView { $0.isAccessibilityElement && $0.accessibilityLabel == label }
      ?? firstView { $0.accessibilityLabel == label }
  }

  /// The first view that the user can see with this accessibility identifier.
  public func view(identifier: String) -> UIView? {
    firstView { $0.accessibilityIdentifier == identifier }
  }

  /// The user's settings, which `UIAccessibility` tells the app. Changes are announced.
  public var accessibilitySettings: AccessibilitySettings {
    get { application.engine.accessibility.settings }
    set {
      application.makeCurrent()
      application.engine.accessibility.settings = newValue
      settle()
    }
  }

  private func firstView(where matches: (UIView) -> Bool) -> UIView? {
    application.makeCurrent()
    for window in application.windows.reversed() {
      if let found = first(in: window, matches) { return found }
    }
    return nil
  }

  private func first(in view: UIView, _ matches: (UIView) -> Bool) -> UIView? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    if matches(view) { return view }
    guard !view.accessibilityElementsHidden else { return nil }
    for child in view.subviews.reversed() {
      if let found = first(in: child, matches) { return found }
    }
    return nil
  }
}

/// What an app has told assistive technologies by `UIAccessibility.post(notification:argument:)`.
public struct PostedAccessibilityNotification {
  /// The kind of news.
  public let notification: UIAccessibility.Notification
  /// A text to speak, or where to go.
  public let argument: Any?
}
