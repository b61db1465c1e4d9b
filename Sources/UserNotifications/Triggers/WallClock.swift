import Foundation

/// The time of the user's calendar.
enum WallClock {
  static func read() -> Date { Date() }
}
