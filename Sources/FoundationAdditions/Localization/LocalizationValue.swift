public import Foundation

extension String {
  /// A key with values in it: "Hello \(name)" has the key "Hello %@".
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable, Equatable {
    let key: String
    let arguments: [LocalizedArgument]

    /// A key without values.
    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the key and the values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [LocalizedArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Text of the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// A value: "%@" in the key for text, "%lld" for whole numbers, "%lf" for others.
      public mutating func appendInterpolation(_ value: String) { append(.text(value), "%@") }

      public mutating func appendInterpolation(_ value: Substring) {
        append(.text(String(value)), "%@")
      }

      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
        append(.integer(Int(clamping: value)), "%lld")
      }

      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        append(.real(Double(value)), "%lf")
      }

      /// A number with a specifier of its own, as `specifier: "%.1f"`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value, specifier: String
      ) {
        append(.real(Double(value)), specifier)
      }

      public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: Value, specifier: String
      ) {
        append(.integer(Int(clamping: value)), specifier)
      }

      /// Other values are described.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append(.text("\(value)"), "%@")
      }

      private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
        arguments.append(argument)
        key += specifier
      }
    }
  }
}

/// A value in a localized text.
enum LocalizedArgument: Sendable, Equatable {
  case text(String)
  case integer(Int)
  case real(Double)

  var value: any CVarArg {
    switch self {
    case .text(let text): text as NSString
    case .integer(let number): number
    case .real(let number): number
    }
  }
}

/// A text that is looked up when it is needed.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  /// The key in the table.
  public let key: String
  /// The text if the table has none.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for "Localizable".
  public var table: String?
  /// How numbers are written.
  public var locale: Locale
  let bundle: Bundle

  /// A text of a table of a bundle.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// The text for a key with values in it, plurals included; the key if there is none.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = localizedText(keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// The text for a key, or the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = localizedText("\(key)", defaultValue, table, bundle, locale)
  }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = localizedText(
      resource.key, resource.defaultValue, resource.table, resource.bundle, resource.locale)
  }
}

private func localizedText(
  _ key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?,
  _ locale: Locale
) -> String {
  let found = LocalizedTables.find(key, table, bundle ?? .main)
  let arguments = value.arguments.map(\.value)
  let format =
    switch found?.text {
    case .plain(let text): text
    case .plural(let plural):
      plural.resolved(arguments, language: UserLanguages.base(found?.language ?? "en"))
    case nil: value.key
    }
  if arguments.isEmpty && found == nil { return format }
  return arguments.isEmpty && !format.contains("%")
    ? format : String(format: format, locale: locale, arguments: arguments)
}
