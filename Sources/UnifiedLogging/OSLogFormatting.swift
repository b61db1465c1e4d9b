import Foundation

/// Blanks around a value.
public struct OSLogStringAlignment: Hashable, Sendable {
  private let columns: Int
  private let isRight: Bool

  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func padded(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let minDigits: Int

  public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "", minDigits: 0)
  public static let hex = OSLogIntegerFormatting(radix: 16, prefix: "", minDigits: 0)
  public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "", minDigits: 0)

  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, prefix: "", minDigits: minDigits)
  }
  public static func hex(includePrefix: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", minDigits: minDigits)
  }
  public static func octal(
    includePrefix: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, prefix: includePrefix ? "0" : "", minDigits: minDigits)
  }

  func text(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix)
    let zeros = String(repeating: "0", count: max(0, min(minDigits, 1000) - digits.count))
    return (value < 0 ? "-" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let specifier: String
  private let precision: Int?

  public static let fixed = OSLogFloatFormatting(specifier: "f", precision: nil)
  public static let exponential = OSLogFloatFormatting(specifier: "e", precision: nil)
  public static let hybrid = OSLogFloatFormatting(specifier: "g", precision: nil)

  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "f", precision: precision)
  }
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "e", precision: precision)
  }
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "g", precision: precision)
  }

  func text(_ value: Double) -> String {
    let digits = precision.map { ".\(max(0, min($0, 100)))" } ?? ""
    return String(format: "%\(digits)\(specifier)", value)
  }
}

/// How a truth value is written: `true`, or `YES`.
public enum OSLogBoolFormat: Sendable { case truth, answer }
