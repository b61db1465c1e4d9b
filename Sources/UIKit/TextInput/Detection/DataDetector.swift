import Foundation

/// Finds links, telephone numbers and dates in a text.
struct DataDetector {
  /// Something that was found, in UTF-16 units.
  struct Match: Equatable {
    enum Kind: Equatable {
      case link(URL), phoneNumber(String), date(DateComponents)
    }

    var range: Range<Int>
    var kind: Kind

    /// What opens it; nil for dates, which no desktop has an address for.
    var url: URL? {
      switch kind {
      case .link(let url): url
      case .phoneNumber(let number): URL(string: "tel:" + number)
      case .date: nil
      }
    }
  }

  /// Longer texts are not looked at.
  static let longest = 1_000_000

  var types: UIDataDetectorTypes
  /// Whether the day comes before the month in dates such as 3/4/2025.
  var hasDayFirst = true

  /// As the user's language has it.
  static var hasDayFirstHere: Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: .current) ?? ""
    guard let day = format.firstIndex(of: "d"), let month = format.firstIndex(of: "M") else {
      return true
    }
    return day < month
  }

  /// In the order of the text; none overlaps another. Links go before dates, and dates before numbers.
  func matches(in text: String) -> [Match] {
    guard text.utf16.count <= Self.longest else { return [] }
    var found: [Match] = []
    if types.contains(.link) { add(LinkDetection.matches(in: text), to: &found) }
    if types.contains(.calendarEvent) {
      add(DateDetection(hasDayFirst: hasDayFirst).matches(in: text), to: &found)
    }
    if types.contains(.phoneNumber) { add(PhoneDetection.matches(in: text), to: &found) }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func add(_ new: [Match], to found: inout [Match]) {
    let taken = found
    found += new.filter { match in !taken.contains { $0.range.overlaps(match.range) } }
  }
}

/// A regular expression that this project has written.
struct DetectionPattern {
  private let expression: NSRegularExpression

  init(_ pattern: String) {
    do {
      expression = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    } catch {
      preconditionFailure("mend the pattern \(pattern): \(error)")
    }
  }

  /// The ranges of the matches and of their groups.
  func groups(in text: String) -> [[Range<Int>?]] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.matches(in: text, range: whole).map { match in
      (0..<match.numberOfRanges).map { Range(match.range(at: $0)) }
    }
  }

  func ranges(in text: String) -> [Range<Int>] { groups(in: text).compactMap { $0[0] } }
}

extension String {
  func part(_ range: Range<Int>) -> String {
    let units = utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<units.index(start, offsetBy: range.count)])
  }
}
