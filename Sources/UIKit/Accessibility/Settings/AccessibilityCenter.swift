import Foundation

/// An application's link to assistive technologies: their settings, and what the program tells them.
@MainActor
package final class AccessibilityCenter {
  /// Called with each notification that the program posts.
  package var onPost: ((UIAccessibility.Notification, Any?) -> Void)?
  /// What tells assistive technologies of the application's elements; nil where there certainly are none.
  var exporter: AccessibilityExporter?
  /// What the user has set. Changes are announced.
  package var settings = AccessibilitySettings.asStarted {
    didSet { settings.announceChanges(from: oldValue) }
  }

  /// Of a program without an application.
  private static let ofNobody = AccessibilityCenter()

  static var current: AccessibilityCenter {
    UIApplication.running?.engine?.accessibility ?? ofNobody
  }
}
