import Foundation

/// What a table has for a key.
enum LocalizedText: Sendable, Equatable {
  case plain(String)
  case plural(PluralFormat)

  /// The text for people who do not format it: of a plural, the form for many.
  var text: String {
    switch self {
    case .plain(let text): text
    case .plural(let format):
      FormatPart.parts(of: format.format).map { part in
        switch part {
        case .text(let text): text
        case .specifier(let position, let body): "%" + (position.map { "\($0)$" } ?? "") + body
        case .variable(_, let name): format.variables[name]?.cases["other"] ?? name
        }
      }.joined()
    }
  }
}

/// Reads tables of texts: `.strings`, `.stringsdict` and `.xcstrings`.
enum LocalizedTableReader {
  static func strings(_ data: Data) throws -> [String: LocalizedText] {
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let texts = list as? [String: String] else { throw CocoaError(.propertyListReadCorrupt) }
    return texts.mapValues { .plain($0) }
  }

  static func stringsDictionary(_ data: Data) throws -> [String: LocalizedText] {
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let entries = list as? [String: [String: Any]] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return entries.compactMapValues(plural)
  }

  private static func plural(_ entry: [String: Any]) -> LocalizedText? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.compactMapValues { value -> PluralFormat.Variable? in
      guard let rule = value as? [String: String] else { return nil }
      return PluralFormat.Variable(
        valueType: rule["NSStringFormatValueTypeKey"] ?? "d",
        cases: rule.filter { !$0.key.hasPrefix("NSString") })
    }
    return .plural(PluralFormat(format: format, variables: variables))
  }

  /// The texts of a catalog by language. Devices count as iPads, as a desktop's idiom is `.pad`.
  static func catalog(_ data: Data) throws -> [String: [String: LocalizedText]] {
    let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
    // A text that the source language does not repeat is its key.
    let keys = catalog.strings.keys.map { ($0, LocalizedText.plain($0)) }
    let own = [catalog.sourceLanguage: Dictionary(uniqueKeysWithValues: keys)]
    return own.merging(tables(catalog)) { $0.merging($1) { _, new in new } }
  }

  /// The same of a catalog that belongs to a nib or a storyboard. Its keys name objects, and are no texts.
  static func interfaceCatalog(_ data: Data) throws -> [String: [String: LocalizedText]] {
    try tables(JSONDecoder().decode(StringCatalog.self, from: data))
  }

  private static func tables(_ catalog: StringCatalog) -> [String: [String: LocalizedText]] {
    var tables: [String: [String: LocalizedText]] = [:]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        tables[language, default: [:]][key] = localization.text
      }
    }
    return tables
  }
}
