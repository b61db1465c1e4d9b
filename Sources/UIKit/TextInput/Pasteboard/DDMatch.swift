public import Foundation

/// Something that was found in a text. In Apple's SDK these classes are those of DataDetection.
open class DDMatch: NSObject {
  /// The part of the text.
  public let matchedString: String

  init(matchedString text: String) {
    matchedString = text
    super.init()
  }
}

/// The address of a page.
public final class DDMatchLink: DDMatch {
  /// With a scheme, which the text may lack.
  public let url: URL

  init?(_ text: String) {
    guard let url = URL(string: text) else { return nil }
    self.url = url
    super.init(matchedString: text)
  }
}

/// An address of e-mail.
public final class DDMatchEmailAddress: DDMatch {
  /// As in the text.
  public var emailAddress: String { matchedString }
  /// What the text calls it. Always nil.
  public var label: String? { nil }
}

/// A telephone number.
public final class DDMatchPhoneNumber: DDMatch {
  /// Its digits, and a plus.
  public let phoneNumber: String
  /// What the text calls it. Always nil.
  public var label: String? { nil }

  init?(_ text: String) {
    guard
      case .phoneNumber(let number)? = DataDetector(types: .phoneNumber).matches(in: text).first?
        .kind
    else { return nil }
    phoneNumber = number
    super.init(matchedString: text)
  }
}

/// A date.
public final class DDMatchCalendarEvent: DDMatch {
  /// When it begins.
  public let startDate: Date?
  /// Whether the text names no time.
  public let isAllDay: Bool
  /// The text names one date. Always nil.
  public var endDate: Date? { nil }

  init?(_ text: String) {
    let detector = DataDetector(
      types: .calendarEvent, hasDayFirst: DataDetector.hasDayFirstHere)
    guard case .date(let parts)? = detector.matches(in: text).first?.kind else { return nil }
    startDate = Calendar(identifier: .gregorian).date(from: parts)
    isAllDay = parts.hour == nil
    super.init(matchedString: text)
  }
}
