public import Foundation

/// How days of a calendar are picked. Use a subclass.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  /// One that picks nothing.
  public override init() { super.init() }

  /// Asks again which days can be picked.
  open func updateSelectableDates() { view?.refreshDays() }

  // MARK: Overrides for the package

  func isPicked(_ day: DateComponents) -> Bool { false }
  func canPick(_ day: DateComponents) -> Bool { false }
  /// The user has tapped a day that can be picked.
  func wasTapped(_ day: DateComponents) {}
}

extension DateComponents {
  /// Whether both are on one day of the calendars that they name.
  func isSameDay(as other: DateComponents, in calendar: Calendar) -> Bool {
    guard let own = day(in: calendar), let its = other.day(in: calendar) else { return false }
    return calendar.isDate(own, inSameDayAs: its)
  }

  /// The date in the calendar that is named, else in this one; nil for years that no calendar has.
  func day(in calendar: Calendar) -> Date? {
    let limit = 1_000_000
    guard [era, year, month, day].allSatisfy({ ($0 ?? 0).magnitude < limit }) else { return nil }
    return (self.calendar ?? calendar).date(from: self)
  }
}
