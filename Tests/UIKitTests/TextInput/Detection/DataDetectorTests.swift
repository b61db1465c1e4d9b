import Foundation
import Testing

@testable import UIKit

struct DataDetectorTests {
  private func found(_ text: String, _ types: UIDataDetectorTypes, dayFirst: Bool = true)
    -> [String]
  {
    DataDetector(types: types, hasDayFirst: dayFirst).matches(in: text).map { match in
      text.part(match.range) + " = " + Self.text(match.kind)
    }
  }

  private static func text(_ kind: DataDetector.Match.Kind) -> String {
    switch kind {
    case .link(let url): url.absoluteString
    case .phoneNumber(let number): number
    case .date(let date):
      [date.year, date.month, date.day, date.hour, date.minute].compactMap { $0 }
        .map(String.init).joined(separator: ".")
    }
  }

  @Test(arguments: [
    (
      "See https://example.org/a?b=c#d.",
      ["https://example.org/a?b=c#d = https://example.org/a?b=c#d"]
    ),
    ("(www.example.org/x), done", ["www.example.org/x = http://www.example.org/x"]),
    ("https://example.org/a_(b) x", ["https://example.org/a_(b) = https://example.org/a_(b)"]),
    (
      "Try example.org, or me@example.co.uk!",
      [
        "example.org = http://example.org", "me@example.co.uk = mailto:me@example.co.uk",
      ]
    ),
    ("index.html end.Next 3.5 a.b file.swift", []),
    ("😀 example.org:8080/p", ["example.org:8080/p = http://example.org:8080/p"]),
  ])
  func links(text: String, expected: [String]) {
    #expect(found(text, .link) == expected)
  }

  @Test(arguments: [
    ("Call +49 30 123456 now", ["+49 30 123456 = +4930123456"]),
    ("(555) 123-4567, 030/1234567", ["(555) 123-4567 = 5551234567", "030/1234567 = 0301234567"]),
    ("0123456789", ["0123456789 = 0123456789"]),
    ("12345, 1234567, 192.168.100.200, 3.14159265, id-1234567890", []),
  ])
  func phoneNumbers(text: String, expected: [String]) {
    #expect(found(text, .phoneNumber) == expected)
  }

  @Test(arguments: [
    ("On 2025-03-04 at", ["2025-03-04 = 2025.3.4"]),
    ("2025-03-04T17:30", ["2025-03-04T17:30 = 2025.3.4.17.30"]),
    ("4 March 2025, 5:30 pm.", ["4 March 2025, 5:30 pm. = 2025.3.4.17.30"]),
    ("March 4th, 2025", ["March 4th, 2025 = 2025.3.4"]),
    ("4.3.2025", ["4.3.2025 = 2025.3.4"]),
    ("2025-02-30, 45 May 2025, 12:61", []),
  ])
  func dates(text: String, expected: [String]) {
    #expect(found(text, .calendarEvent) == expected)
  }

  @Test func theOrderOfDayAndMonthIsTheUsers() {
    #expect(found("3/4/2025", .calendarEvent) == ["3/4/2025 = 2025.4.3"])
    #expect(found("3/4/2025", .calendarEvent, dayFirst: false) == ["3/4/2025 = 2025.3.4"])
  }

  @Test func nothingIsTwoThings() {
    let text = "https://example.org/2025-03-04 2025-03-04 +1 555 1234567"
    #expect(
      found(text, .all) == [
        "https://example.org/2025-03-04 = https://example.org/2025-03-04",
        "2025-03-04 = 2025.3.4", "+1 555 1234567 = +15551234567",
      ])
    #expect(found(text, []) == [])
  }

  @Test func longAndOddTextsTakeNoTime() {
    #expect(found(String(repeating: "1 ", count: 100_000), .all) == [])
    #expect(found(String(repeating: "a.", count: 100_000), .all) == [])
    #expect(found(String(repeating: "a", count: 300_000) + "@", .all) == [])
    #expect(found(String(repeating: "x", count: DataDetector.longest + 1), .all) == [])
  }
}
