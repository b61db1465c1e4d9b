import Foundation
import Testing

@testable import UIKit

/// Years of calendars whose months are not always the same.
struct DateMonthsTests {
  private func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }

  /// Noon of a day of the Gregorian calendar.
  private func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar(.gregorian).date(from: DateComponents(year: year, month: month, day: day, hour: 12))!
  }

  private func months(
    _ identifier: Calendar.Identifier, _ year: Int, _ month: Int, _ day: Int
  ) throws -> DateMonths {
    try #require(DateMonths(around: self.day(year, month, day), calendar(identifier)))
  }

  @Test func gregorianYearsHaveTwelve() throws {
    let months = try months(.gregorian, 2020, 2, 10)
    #expect(months.list.map(\.number) == Array(1...12))
    #expect(months.list.map(\.days) == [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    let end = calendar(.gregorian).startOfDay(for: day(2021, 1, 1))
    #expect(!months.contains(end) && months.contains(end.addingTimeInterval(-1)))
    #expect(months.index(of: end.addingTimeInterval(-1)) == 11)
  }

  @Test func hebrewLeapYearsHaveAnotherAdar() throws {
    let (plain, leap) = try (months(.hebrew, 2020, 11, 1), months(.hebrew, 2021, 11, 1))
    #expect(plain.list.map(\.number) == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13])
    #expect(leap.list.map(\.number) == Array(1...13))
    #expect(plain.list.reduce(0) { $0 + $1.days } == 353)
    #expect(leap.list.reduce(0) { $0 + $1.days } == 384)
    #expect(plain.month(like: leap.list[5]).number == 7, "the first Adar is the only one")
    #expect(leap.month(like: plain.list[5]).number == 7)
  }

  @Test func aChineseLeapMonthFollowsThatOfItsNumber() throws {
    let (plain, leap) = try (months(.chinese, 2021, 7, 1), months(.chinese, 2020, 7, 1))
    #expect(plain.list.count == 12 && leap.list.count == 13)
    #expect(leap.list[3...5].map(\.number) == [4, 4, 5])
    #expect(leap.list[3...5].map(\.isLeap) == [false, true, false])
    #expect(leap.index(of: day(2020, 5, 22)) == 3)
    #expect(leap.index(of: day(2020, 5, 25)) == 4)
    #expect(leap.index(of: day(2020, 6, 25)) == 5)
    #expect(plain.month(like: leap.list[4]) == plain.list[3])
  }

  @Test func chineseYearsGoByTheGregorianOneTheyBeginIn() throws {
    let chinese = calendar(.chinese)
    #expect(chinese.yearNumber(of: day(2021, 1, 20)) == 2020)
    #expect(chinese.yearNumber(of: day(2021, 2, 15)) == 2021)
    let other = try #require(chinese.date(inYear: 1999, near: day(2021, 2, 15)))
    #expect(chinese.yearNumber(of: other) == 1999)
  }

  @Test func islamicYearsAreTheCalendarsOwn() throws {
    let islamic = calendar(.islamicUmmAlQura)
    let date = day(2020, 9, 13)
    #expect(islamic.yearNumber(of: date) == 1442)
    let months = try months(.islamicUmmAlQura, 2020, 9, 13)
    #expect(months.list.count == 12 && months.index(of: date) == 0)
    let other = try #require(islamic.date(inYear: 1441, near: date))
    #expect(islamic.yearNumber(of: other) == 1441)
  }
}
