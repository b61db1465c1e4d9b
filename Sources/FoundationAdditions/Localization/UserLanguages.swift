package import Foundation

/// The languages that the user wants, best first.
package enum UserLanguages {
  /// From the environment, which Foundation does not look at on Linux.
  package static let current = languages(of: ProcessInfo.processInfo.environment)

  /// `LANGUAGE` is a list; otherwise the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
  static func languages(of environment: [String: String]) -> [String] {
    let single = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let list = environment["LANGUAGE"].map { $0.split(separator: ":").map(String.init) } ?? []
    let names = (list + [single ?? ""]).map(identifier).filter { !$0.isEmpty }
    return names.isEmpty ? Locale.preferredLanguages : names
  }

  /// "de_DE.UTF-8" is "de-DE"; "C" and "POSIX" are no language.
  private static func identifier(_ name: String) -> String {
    let plain = String(name.prefix { $0 != "." && $0 != "@" })
    return plain == "C" || plain == "POSIX" ? "" : plain.replacing("_", with: "-")
  }

  /// The languages that a folder has folders of, such as `de.lproj`.
  package static func available(in folder: URL) -> Set<String> {
    let names = ResourceNames.all(in: folder)
    return Set(names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
  }

  private static let ending = ".lproj"

  /// The folder of a language in another one.
  package static func folder(of language: String, in folder: URL) -> URL {
    folder.appendingPathComponent(language + ending)
  }

  /// Those available that the user wants, best first, then English and "Base".
  package static func chosen(of available: Set<String>, for wanted: [String]) -> [String] {
    let candidates =
      wanted.flatMap { language in
        let parts = language.split(separator: "-")
        return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
      } + ["en", "Base"]
    let matched = candidates.flatMap { name in
      available.filter { $0.replacing("_", with: "-") == name }
    }
    return matched.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The language of an identifier: "pt" of "pt-BR".
  package static func base(_ identifier: String) -> String {
    let base = identifier.prefix { $0 != "-" && $0 != "_" }
    return base == "Base" ? "en" : String(base)
  }
}
