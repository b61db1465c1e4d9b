public import Foundation
public import UIKit

/// The user has opened a notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user has closed a notification whose category wants to know.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user has done about a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  public let notification: UNNotification
  /// One of the category's actions, or one of the two that all notifications have.
  public let actionIdentifier: String
  /// The scene in front.
  public let targetScene: UIScene?

  init(_ notification: UNNotification, actionIdentifier: String, targetScene: UIScene?) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    self.targetScene = targetScene
    super.init()
  }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the user has typed into a notification. Desktops have no fields there, so that nobody makes one.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What was typed.
  open var userText: String { "" }
}
