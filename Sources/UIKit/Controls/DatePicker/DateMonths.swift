import Foundation

/// The months of one year: in Hebrew and Chinese calendars some years have 13, in others of their own length.
struct DateMonths {
  struct Month: Equatable {
    let start: Date
    let days: Int
    /// In Chinese calendars a leap month has the number of the month before it.
    let number: Int
    let isLeap: Bool
  }

  private static let most = 14

  private let year: DateInterval
  let list: [Month]

  /// Of the year that a date is in; nil where the calendar has none.
  init?(around date: Date, _ calendar: Calendar) {
    guard let year = calendar.dateInterval(of: .year, for: date) else { return nil }
    var (list, start): ([Month], Date) = ([], year.start)
    while start < year.end, list.count < Self.most,
      let month = calendar.dateInterval(of: .month, for: start), month.end > start
    {
      let parts = calendar.dateComponents([.month], from: start)
      list.append(
        Month(
          start: start, days: calendar.range(of: .day, in: .month, for: start)?.count ?? 31,
          number: parts.month ?? 1, isLeap: parts.isLeapMonth ?? false))
      start = month.end
    }
    guard !list.isEmpty else { return nil }
    (self.year, self.list) = (year, list)
  }

  func contains(_ date: Date) -> Bool { year.start <= date && date < year.end }

  func index(of date: Date) -> Int { list.lastIndex { $0.start <= date } ?? 0 }

  /// The one that takes the place of another year's month, also where that is a leap month.
  func month(like other: Month) -> Month {
    list.first { $0.number == other.number && $0.isLeap == other.isLeap }
      ?? list.first { $0.number >= other.number } ?? list[list.count - 1]
  }
}

extension Calendar {
  /// Whether years are counted in cycles of 60, as in the Chinese calendar. The Gregorian year in which one begins
  /// says which it is.
  private var hasCycles: Bool { (maximumRange(of: .year)?.count ?? .max) <= 60 }

  private var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// From one day to another. Where clocks go forward at midnight a day begins an hour late, so that less than a day
  /// is from its beginning to that of the next one.
  func days(from date: Date, to other: Date) -> Int {
    let (start, end) = (startOfDay(for: date), startOfDay(for: other))
    let halfDay: TimeInterval = 12 * 3600
    let inside = end.addingTimeInterval(end < start ? -halfDay : halfDay)
    return dateComponents([.day], from: start, to: inside).day ?? 0
  }

  /// What tells a date's year from others of its era.
  func yearNumber(of date: Date) -> Int {
    guard hasCycles else { return component(.year, from: date) }
    return gregorian.component(.year, from: dateInterval(of: .year, for: date)?.start ?? date)
  }

  /// A date in the year with a number, in the era of another date.
  func date(inYear number: Int, near other: Date) -> Date? {
    if hasCycles {
      // They begin in January or February.
      return gregorian.date(from: DateComponents(year: number, month: 7, day: 1))
    }
    let era = component(.era, from: other)
    return date(from: DateComponents(era: era, year: number, month: 1, day: 1))
  }

  /// The name of a year in its cycle, by a formatter of years; nil where years are counted on.
  func cycleText(ofYear number: Int, _ formatter: DateFormatter) -> String? {
    guard hasCycles else { return nil }
    return gregorian.date(from: DateComponents(year: number, month: 7, day: 1))
      .map(formatter.string(from:))
  }
}
