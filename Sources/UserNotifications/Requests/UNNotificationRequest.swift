public import Foundation

/// A notification to deliver.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// A later request with the same replaces this one.
  public let identifier: String
  /// A copy of what was given.
  public let content: UNNotificationContent
  /// Nil delivers at once.
  public let trigger: UNNotificationTrigger?

  /// Without a trigger it is delivered at once.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
