import Diagnostics
import PlatformKit

/// The direction of the user's language.
struct UserDirection {
  /// The value of the environment variable that overrides it.
  var wanted: String?
  /// Locales as the C library names them, such as `ar_EG.UTF-8`; the first counts.
  var locales: [String]

  /// By the variables of the environment, in the order of the C library.
  static var ofEnvironment: UserDirection { of(\.value) }

  static func of(_ value: (EnvironmentVariable) -> String?) -> UserDirection {
    let variables: [EnvironmentVariable] = [.allLocales, .messageLocale, .locale]
    let locale = variables.compactMap(value).first { !$0.isEmpty }
    // As in gettext, a list of languages counts only where there is a locale.
    let isPlain = locale.map { $0 == "C" || $0 == "POSIX" || $0.hasPrefix("C.") } ?? true
    let languages = isPlain ? nil : value(.languages)
    return UserDirection(
      wanted: value(.layoutDirection),
      locales: [languages ?? "", locale ?? ""].flatMap { $0.split(separator: ":").map(String.init) }
    )
  }

  var direction: UITraitEnvironmentLayoutDirection {
    switch wanted?.lowercased() {
    case "rtl": return .rightToLeft
    case "ltr": return .leftToRight
    case nil, "": break
    case let other?:
      Log.application.write("CASEMENT_LAYOUT_DIRECTION is \(other); it can be ltr or rtl")
    }
    return locales.first.map(Self.isRightToLeft) ?? false ? .rightToLeft : .leftToRight
  }

  /// A script that is named decides before the language.
  private static func isRightToLeft(_ locale: String) -> Bool {
    let words = locale.lowercased().split { !$0.isLetter }
    guard let language = words.first else { return false }
    let scripts = words.dropFirst().filter { $0.count > 3 }
    if scripts.contains(where: { rightToLeftScripts.contains(String($0)) }) { return true }
    if scripts.contains(where: { leftToRightScripts.contains(String($0)) }) { return false }
    return rightToLeftLanguages.contains(String(language))
  }

  /// By their usual scripts, as in the Unicode Common Locale Data Repository.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks",
    "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts: Set<String> = [
    "arab", "arabic", "hebr", "hebrew", "nkoo", "syrc", "thaa",
  ]
  private static let leftToRightScripts: Set<String> = [
    "cyrillic", "cyrl", "deva", "devanagari", "latin", "latn",
  ]
}
