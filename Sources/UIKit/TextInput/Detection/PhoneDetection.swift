import Foundation

/// Telephone numbers: 7 to 15 digits in groups, or 5 and more after a plus.
enum PhoneDetection {
  private static let pattern = DetectionPattern(
    #"(?<![\w.,/:+-])(?:\+|\(\+?)?\d(?:[ \u00A0().\-/]{0,2}\d){4,16}(?![\w]|[.,:/-]\d)"#)

  static func matches(in text: String) -> [DataDetector.Match] {
    pattern.ranges(in: text).compactMap { range in
      let string = text.part(range)
      let digits = string.filter(\.isNumber)
      let isInternational = string.hasPrefix("+")
      guard (isInternational ? 5 : 7)...15 ~= digits.count,
        isInternational || string.contains(where: { !$0.isNumber }) || digits.count > 8,
        !isDecimal(string), !isAddressOfAComputer(string)
      else { return nil }
      return DataDetector.Match(
        range: range, kind: .phoneNumber((isInternational ? "+" : "") + digits))
    }
  }

  /// Digits with one point.
  private static func isDecimal(_ string: String) -> Bool {
    string.filter { !$0.isNumber } == "."
  }

  /// Four numbers with points.
  private static func isAddressOfAComputer(_ string: String) -> Bool {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { Int($0).map { $0 < 256 } ?? false }
  }
}
