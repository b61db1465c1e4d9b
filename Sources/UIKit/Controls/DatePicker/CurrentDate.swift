import Foundation

/// The date of the user's calendar. What happens in an app goes by its clock instead.
enum CurrentDate {
  /// What tests take for it.
  @TaskLocal static var made: Date?

  static func read() -> Date { made ?? Date() }
}
