import Foundation

/// A message with its values. Those marked private are left out; others are written, which Apple's
/// systems do for numbers only.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
      _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      append("\(value)", align, privacy)
    }

    public mutating func appendInterpolation(
      _ value: some BinaryInteger, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      append(format.text(value), align, privacy)
    }

    public mutating func appendInterpolation(
      _ value: some BinaryFloatingPoint, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      append(format.text(Double(value)), align, privacy)
    }

    public mutating func appendInterpolation(
      _ value: Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {
      append(format == .answer ? (value ? "YES" : "NO") : "\(value)", .none, privacy)
    }

    private mutating func append(
      _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
    ) {
      text += align.padded(privacy.shown(value))
    }
  }
}
