public import Foundation

/// A moment of the calendar, or each moment of a kind, such as every Monday at 9.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What the moment agrees with.
  public let dateComponents: DateComponents

  /// Components that are not given may be anything.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next moment from now; nil if there is none.
  open func nextTriggerDate() -> Date? { nextDate(after: WallClock.read()) }

  override func nextDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var components = dateComponents
    (components.calendar, components.timeZone) = (nil, nil)
    return calendar.nextDate(
      after: date, matching: components, matchingPolicy: .nextTime)
  }
}
