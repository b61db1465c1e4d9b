public import Foundation

// Foundation's function of this name looks for texts beside the executable, does not read
// `.xcstrings`, and ends the process where there is a `.stringsdict`. Forms without default arguments
// are the better match for the compiler. The form with all five arguments is Foundation's alone: the
// porting tool calls it by the name that it has in Objective-C.

/// The text for a key in the app's resources; the key itself if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, nil, .main, "")
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName, .main, "")
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, nil, .main, value)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, nil, bundle, "")
}

public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  localized(key, tableName, bundle, "")
}

public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, nil, bundle, value)
}

public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  localized(key, tableName, .main, value)
}

/// `NSLocalizedString` with all five arguments.
public func NSLocalizedStringWithDefaultValue(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, tableName, bundle, value)
}

extension Bundle {
  /// What `localizedString(forKey:value:table:)` is on Apple's systems; Foundation's for Linux ends the
  /// process where there is a `.stringsdict`.
  public func localizedString(
    forKey key: String, defaultValue: String?, table tableName: String?
  ) -> String {
    localized(key, tableName, self, defaultValue ?? "")
  }
}

/// A plural is handed out as its form for many; formatting that finds its forms again.
private func localized(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String
{
  guard let found = LocalizedTables.find(key, table, bundle) else {
    return value.isEmpty ? key : value
  }
  let text = found.text.text
  if case .plural(let format) = found.text { PluralTexts.note(text, format, found.language) }
  return text
}

/// The plural formats that have been handed out as plain texts.
enum PluralTexts {
  private static let noted = Locked<[String: (PluralFormat, String)]>([:])

  static func note(_ text: String, _ format: PluralFormat, _ language: String) {
    noted.withLock { $0[text] = (format, language) }
  }

  /// The format that these arguments need.
  static func format(_ text: String, _ arguments: [any CVarArg]) -> String {
    guard let (format, language) = noted.withLock({ $0[text] }) else { return text }
    return format.resolved(arguments, language: UserLanguages.base(language))
  }
}

// With one value, because the compiler cannot choose between two values and Foundation's list of
// values; texts with several counts are for `String(localized:)`.

extension String {
  /// Formats one value in the user's locale; a format from a table of plurals takes the form for it.
  public static func localizedStringWithFormat(
    _ format: String, _ argument: any CVarArg
  ) -> String {
    String(
      format: PluralTexts.format(format, [argument]), locale: .current, arguments: [argument])
  }

  /// Formats one value; a format from a table of plurals takes the form for it.
  public init(format: String, _ argument: any CVarArg) {
    self.init(format: PluralTexts.format(format, [argument]), arguments: [argument])
  }
}
