import Foundation

/// Days, with a time or without.
struct DateDetection {
  var hasDayFirst: Bool

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let name =
    #"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"#
  private static let time =
    #"(?:(?:,| at|T)? ?(\d{1,2}):(\d{2})(?::\d{2})?(?: ?([ap])\.?m\b\.?)?)?"#
  private static let (before, after) = (#"(?<![\w.,/:-])"#, #"(?![\w]|[./-]\d)"#)
  private static let numbers = DetectionPattern(
    before + #"(\d{4})-(\d{2})-(\d{2})"# + time + after)
  private static let parts = DetectionPattern(
    before + #"(\d{1,2})([./])(\d{1,2})\2(\d{4})"# + time + after)
  private static let dayFirst = DetectionPattern(
    before + #"(\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?"# + name + #",? (\d{4})"# + time + after)
  private static let monthFirst = DetectionPattern(
    before + name + #" (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})"# + time + after)

  func matches(in text: String) -> [DataDetector.Match] {
    let found =
      find(Self.numbers, text) { Day(year: $0(1), month: $0(2), day: $0(3), time: 4) }
      + find(Self.parts, text) { number in
        let isSwapped = number(2) == "." || hasDayFirst
        return Day(
          year: number(4), month: number(isSwapped ? 3 : 1), day: number(isSwapped ? 1 : 3), time: 5
        )
      }
      + find(Self.dayFirst, text) { Day(year: $0(3), month: $0(2), day: $0(1), time: 4) }
      + find(Self.monthFirst, text) { Day(year: $0(3), month: $0(1), day: $0(2), time: 4) }
    return found
  }

  /// The words of a date, and the group that its time begins with.
  private struct Day {
    var year, month, day: String
    var time: Int
  }

  private func find(
    _ pattern: DetectionPattern, _ text: String, _ read: ((Int) -> String) -> Day
  ) -> [DataDetector.Match] {
    pattern.groups(in: text).compactMap { groups in
      let word = { (index: Int) in groups[index].map { text.part($0) } ?? "" }
      guard let range = groups[0], let date = components(read(word), word) else { return nil }
      return DataDetector.Match(range: range, kind: .date(date))
    }
  }

  /// Nil for a day that is none.
  private func components(_ day: Day, _ word: (Int) -> String) -> DateComponents? {
    let month =
      Int(day.month)
      ?? Self.months.firstIndex(of: String(day.month.lowercased().prefix(3))).map { $0 + 1 }
    var date = DateComponents(year: Int(day.year), month: month, day: Int(day.day))
    date.calendar = Calendar(identifier: .gregorian)
    guard date.isValidDate else { return nil }
    if var hour = Int(word(day.time)), let minute = Int(word(day.time + 1)) {
      let half = word(day.time + 2).lowercased()
      if half == "p", hour < 12 { hour += 12 }
      if half == "a", hour == 12 { hour = 0 }
      guard hour < 24, minute < 60 else { return nil }
      (date.hour, date.minute) = (hour, minute)
    }
    date.calendar = nil
    return date
  }
}
