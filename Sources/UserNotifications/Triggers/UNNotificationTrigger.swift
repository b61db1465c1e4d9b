public import Foundation

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The next moment after `date`; nil if there is none.
  func nextDate(after date: Date) -> Date? { nil }
}

/// Of notifications that servers send. No server reaches a desktop program, so that there are none.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
