import Foundation
import Testing

@testable import UIKit

/// Days and months that begin at one o'clock, where clocks go forward at midnight.
@MainActor
struct LateDayTests {
  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  private func noon(_ year: Int, _ month: Int, _ day: Int, in calendar: Calendar) throws -> Date {
    try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)))
  }

  @Test func theDayAfterOneIsAnother() throws {
    let calendar = try calendar("Asia/Beirut")
    let late = try noon(2020, 3, 29, in: calendar)
    #expect(calendar.component(.hour, from: calendar.startOfDay(for: late)) == 1)
    for (day, days) in [(1, -28), (27, -2), (28, -1), (29, 0), (30, 1), (31, 2)] {
      let other = try noon(2020, 3, day, in: calendar)
      #expect(calendar.days(from: late, to: other) == days)
      #expect(calendar.days(from: other, to: late) == -days)
    }
  }

  @Test func theMonthAfterOneIsAnotherPage() throws {
    let calendar = try calendar("America/Asuncion")
    let (start, end) = (
      try noon(2017, 10, 10, in: calendar), try noon(2017, 12, 5, in: calendar)
    )
    let pages = MonthPages()
    pages.setRange(DateInterval(start: start, end: end), calendar)
    for (page, month) in [10, 11, 12].enumerated() {
      #expect(try pages.index(of: noon(2017, month, 5, in: calendar)) == page)
      let shown = pages.month(at: page)
      #expect(calendar.dateComponents([.month, .day], from: shown).month == month)
      #expect(pages.hasMonth(1, from: shown) == (month < 12))
    }
  }
}
