import Foundation

/// The date of the user's calendar. What happens in an app goes by its clock instead.
enum CurrentDate {
  static func read() -> Date { Date() }
}
