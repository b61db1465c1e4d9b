/// The parts of an `.xcstrings` file that texts are made of.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    let value: String
  }

  final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }
}

extension StringCatalog.Localization {
  var text: LocalizedText? {
    if let device = variations?.device { return (device["ipad"] ?? device["other"])?.text }
    if let plural = variations?.plural {
      let variable = PluralFormat.Variable(cases: plural.compactMapValues(\.stringUnit?.value))
      return .plural(PluralFormat(format: "%#@count@", variables: ["count": variable]))
    }
    guard let value = stringUnit?.value else { return nil }
    guard let substitutions else { return .plain(value) }
    return .plural(PluralFormat(format: value, variables: substitutions.mapValues(\.variable)))
  }
}

extension StringCatalog.Substitution {
  var variable: PluralFormat.Variable {
    PluralFormat.Variable(
      valueType: formatSpecifier ?? "d", argument: argNum,
      cases: variations?.plural?.compactMapValues(\.stringUnit?.value) ?? [:])
  }
}
