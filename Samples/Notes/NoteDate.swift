import Foundation

/// When a note was written: the time if that was today, else the day.
@MainActor
enum NoteDate {
  private static let times = formatter(.none, .short)
  private static let days = formatter(.short, .none)

  static func text(_ date: Date) -> String {
    (Calendar.current.isDateInToday(date) ? times : days).string(from: date)
  }

  private static func formatter(
    _ date: DateFormatter.Style, _ time: DateFormatter.Style
  ) -> DateFormatter {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (date, time)
    return formatter
  }
}
