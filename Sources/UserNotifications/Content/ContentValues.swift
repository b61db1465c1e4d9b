import Foundation

/// What a notification says.
struct ContentValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var attachments: [UNNotificationAttachment] = []
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var targetContentIdentifier: String?
  var launchImageName = ""
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
  var filterCriteria: String?

  /// Whether there is nothing to show, to hear or to count.
  var isEmpty: Bool {
    title.isEmpty && subtitle.isEmpty && body.isEmpty && badge == nil && sound == nil
  }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}
