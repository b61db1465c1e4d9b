import Foundation

/// What a wheel of a date picker turns.
enum DateWheelPart: Equatable {
  case day, month, year
  /// Whole days, as in "Sun Nov 22".
  case date
  case hour, minute, dayPeriod
  case hours, minutes

  /// The wheels of a mode in the order of a locale.
  static func parts(_ mode: UIDatePicker.Mode, _ locale: Locale) -> [DateWheelPart] {
    switch mode {
    case .time: order("jm", locale)
    case .date: order("yMMMMd", locale)
    case .yearAndMonth: order("yMMMM", locale)
    case .dateAndTime: [.date] + order("jm", locale)
    case .countDownTimer: [.hours, .minutes]
    }
  }

  /// As the locale's pattern has them.
  private static func order(_ template: String, _ locale: Locale) -> [DateWheelPart] {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    var parts: [DateWheelPart] = []
    for letter in unquoted(pattern) {
      guard let part = part(letter), !parts.contains(part) else { continue }
      parts.append(part)
    }
    return parts
  }

  private static func unquoted(_ pattern: String) -> [Character] {
    var (letters, isQuoted) = ([Character](), false)
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() } else if !isQuoted { letters.append(letter) }
    }
    return letters
  }

  private static func part(_ letter: Character) -> DateWheelPart? {
    switch letter {
    case "y", "U", "r", "u": .year
    case "M", "L": .month
    case "d": .day
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .dayPeriod
    default: nil
    }
  }
}
