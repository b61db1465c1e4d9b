public import Foundation

/// A notification that is, or was, delivered.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  /// When it was delivered.
  public let date: Date
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    (self.date, self.request) = (date, request)
    super.init()
  }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
