public import Foundation

/// Some time after the request.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval

  /// More than 0 seconds, and at least 60 if it repeats; anything else is a mistake of the program.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0 && timeInterval.isFinite, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The interval from now.
  open func nextTriggerDate() -> Date? { nextDate(after: WallClock.read()) }

  override func nextDate(after date: Date) -> Date? { date + timeInterval }
}
