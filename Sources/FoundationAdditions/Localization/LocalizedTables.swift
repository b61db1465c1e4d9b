import Diagnostics
import Foundation

/// The texts of bundles in the user's language, read when a table is first asked for.
enum LocalizedTables {
  private struct Key: Hashable {
    let bundle: String
    let table: String
    let languages: [String]
  }

  private static let tables = Locked<[Key: [String: Found]]>([:])

  /// A text and the language it was found in.
  struct Found: Sendable {
    let text: LocalizedText
    let language: String
  }

  /// A text of a table ("Localizable" if nil) of the bundle, for `Bundle.main` of the app's resources.
  static func find(
    _ key: String, _ table: String?, _ bundle: Bundle,
    languages: [String] = UserLanguages.current
  ) -> Found? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return bundle.searched.lazy.compactMap { texts(table, $0, languages)[key] }.first
  }

  private static func texts(
    _ table: String, _ bundle: Bundle, _ languages: [String]
  ) -> [String: Found] {
    let key = Key(bundle: bundle.bundlePath, table: table, languages: languages)
    if let known = tables.withLock({ $0[key] }) { return known }
    let read = read(table, bundle, languages)
    tables.withLock { $0[key] = read }
    return read
  }

  /// A bundle that is the folder of one language, as programs make to show texts in another language
  /// than the user's, has that language alone.
  private static func read(
    _ table: String, _ bundle: Bundle, _ languages: [String]
  ) -> [String: Found] {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    guard folder.pathExtension == "lproj" else { return read(table, in: folder, languages) }
    let language = folder.deletingPathExtension().lastPathComponent
    return read(table, in: folder.deletingLastPathComponent(), [language])
      .filter { $0.value.language == language }
  }

  /// Every language's texts are laid over those of the less preferred ones.
  private static func read(
    _ table: String, in folder: URL, _ languages: [String]
  ) -> [String: Found] {
    let catalogs = catalogs(table, in: folder)
    let available = UserLanguages.available(in: folder).union(catalogs.keys)
    var texts: [String: Found] = [:]
    for language in UserLanguages.chosen(of: available, for: languages).reversed() {
      let own = UserLanguages.folder(of: language, in: folder)
      let found = [
        catalogs[language],
        load(own, "\(table).strings", LocalizedTableReader.strings),
        load(own, "\(table).stringsdict", LocalizedTableReader.stringsDictionary),
      ]
      for part in found.compactMap(\.self) {
        texts.merge(part.mapValues { Found(text: $0, language: language) }) { _, new in new }
      }
    }
    return texts
  }

  /// By language. Xcode keeps the catalog of a nib or a storyboard in the folder of many languages.
  private static func catalogs(
    _ table: String, in folder: URL
  ) -> [String: [String: LocalizedText]] {
    let (name, many) = ("\(table).xcstrings", UserLanguages.folder(of: "mul", in: folder))
    return load(folder, name, LocalizedTableReader.catalog)
      ?? load(many, name, LocalizedTableReader.interfaceCatalog) ?? [:]
  }

  private static func load<Content>(
    _ folder: URL, _ name: String, _ read: (Data) throws -> Content
  ) -> Content? {
    let file = folder.appendingPathComponent(name)
    guard let data = try? Data(contentsOf: file) else { return nil }
    do { return try read(data) } catch {
      Log.resources.write("\(file.path) is ignored: it is no table of texts (\(error))")
      return nil
    }
  }
}

extension Log {
  static let resources = Log("resources")
}
