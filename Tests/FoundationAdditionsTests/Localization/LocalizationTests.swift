import Diagnostics
import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct LocalizationTests {
  @Test func textsComeInTheBestLanguage() throws {
    let folder = try Folder([
      "en.lproj/Localizable.strings": "\"hi\" = \"Hello\";\n\"only\" = \"English\";",
      "de.lproj/Localizable.strings": "\"hi\" = \"Hallo\";",
      "de.lproj/Errors.strings": "\"full\" = \"Voll\";",
    ])
    #expect(folder.text("hi", ["de-AT", "en"]) == "Hallo")
    #expect(folder.text("only", ["de-AT"]) == "English")
    #expect(folder.text("hi", ["fr"]) == "Hello")
    #expect(folder.text("full", ["de"], table: "Errors") == "Voll")
    #expect(folder.text("missing", ["de"]) == nil)
    #expect(NSLocalizedString("missing", bundle: folder.bundle, comment: "") == "missing")
    #expect(NSLocalizedString("missing", bundle: folder.bundle, value: "v", comment: "") == "v")
  }

  @Test func theFolderOfALanguageIsABundleOfThatLanguage() throws {
    let folder = try Folder([
      "en.lproj/Localizable.strings": "\"hi\" = \"Hello\";\n\"only\" = \"English\";",
      "de.lproj/Localizable.strings": "\"hi\" = \"Hallo\";",
    ])
    let path = try #require(folder.bundle.path(forResource: "de", ofType: "lproj"))
    let german = try #require(Bundle(path: path))
    #expect(german.localizedString(forKey: "hi", defaultValue: nil, table: nil) == "Hallo")
    #expect(NSLocalizedString("hi", bundle: german, comment: "") == "Hallo")
    #expect(NSLocalizedString("only", bundle: german, comment: "") == "only")
  }

  @Test func stringsDictionariesHavePlurals() throws {
    let folder = try Folder(["en.lproj/Localizable.stringsdict": stringsDictionary])
    let format = NSLocalizedString("files", bundle: folder.bundle, comment: "")
    #expect(String.localizedStringWithFormat(format, 1) == "1 file")
    #expect(String.localizedStringWithFormat(format, 2) == "2 files")
    #expect(String(format: format, 0) == "no files")
    let full = NSLocalizedStringWithDefaultValue(
      "files", tableName: nil, bundle: folder.bundle, value: "v", comment: "")
    #expect(String.localizedStringWithFormat(full, 1) == "1 file")
    let own = folder.bundle.localizedString(forKey: "files", defaultValue: nil, table: nil)
    #expect(String.localizedStringWithFormat(own, 2) == "2 files")
    #expect(folder.bundle.localizedString(forKey: "x", defaultValue: "v", table: "") == "v")
    #expect(folder.bundle.localizedString(forKey: "x", defaultValue: "", table: nil) == "x")
    let both = String(localized: "both", defaultValue: "\(1) \(3)", bundle: folder.bundle)
    #expect(both == "1 file in 3 folders")
    #expect(String(format: "%d", 3) == "3" && String(format: "%@-%d", "a", 3) == "a-3")
  }

  @Test func catalogsHaveTextsPluralsAndSubstitutions() throws {
    let folder = try Folder(["Localizable.xcstrings": catalog])
    #expect(folder.text("Save", ["de"]) == "Sichern")
    #expect(folder.text("Save", ["en"]) == "Save")
    #expect(folder.text("Tap", ["en"]) == "Touch")
    let bundle = folder.bundle
    #expect(String(localized: "\(1) apples", bundle: bundle) == "1 apple")
    #expect(String(localized: "\(5) apples", bundle: bundle) == "5 apples")
    #expect(
      String(localized: "\("Ann") has \(1) cats", bundle: bundle) == "Ann keeps one cat: 1")
  }

  /// As Xcode keeps texts of `Base.lproj/Main.storyboard`.
  @Test func catalogsOfStoryboardsAreInTheFolderOfManyLanguages() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a1.title": {"extractionState": "extracted_with_value", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Karte"}},
          "en": {"stringUnit": {"state": "new", "value": "Map"}}}},
        "a2.text": {"extractionState": "stale", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Alt"}}}}}}
      """
    let folder = try Folder(["mul.lproj/Main.xcstrings": catalog])
    #expect(folder.text("a1.title", ["de"], table: "Main") == "Karte")
    #expect(folder.text("a1.title", ["fr"], table: "Main") == "Map")
    #expect(folder.text("a2.text", ["de"], table: "Main") == "Alt")
    #expect(folder.text("a2.text", ["en"], table: "Main") == nil)
  }

  @Test func valuesMakeTheKey() throws {
    let folder = try Folder([
      "en.lproj/Localizable.strings":
        "\"Hello %@\" = \"Hi %@!\"; \"%@ of %lld\" = \"%2$lld: %1$@\"; \"pi %lf\" = \"%.2f\";"
    ])
    let bundle = folder.bundle
    #expect(String(localized: "Hello \("Ann")", bundle: bundle) == "Hi Ann!")
    #expect(String(localized: "\("a") of \(3)", bundle: bundle) == "3: a")
    #expect(String(localized: "pi \(3.14159)", bundle: bundle) == "3.14")
    #expect(String(localized: "none \(1) 50%", bundle: bundle) == "none 1 50%")
    #expect(String(localized: "100% sure", bundle: bundle) == "100% sure")
    #expect(
      String(localized: "key", defaultValue: "Default \(2)", bundle: bundle) == "Default 2")
    let resource = LocalizedStringResource("Hello \("Bo")", bundle: bundle)
    #expect(String(localized: resource) == "Hi Bo!")
  }

  @Test(arguments: [
    "Localizable.xcstrings", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict",
  ])
  func brokenTablesAreLoggedAndIgnored(name: String) throws {
    let lines = Lines()
    let folder = try Folder([name: "{ broken"])
    #expect(folder.text("a", ["en"]) == nil)
    #expect(lines.texts.contains { $0.contains(name) && $0.contains("is no table of texts") })
  }

  @Test func languagesComeFromTheEnvironment() {
    #expect(UserLanguages.languages(of: ["LANG": "de_DE.UTF-8"]) == ["de-DE"])
    #expect(
      UserLanguages.languages(of: ["LANGUAGE": "pt_BR:fr", "LC_ALL": "fr_FR"])
        == ["pt-BR", "fr", "fr-FR"])
    #expect(UserLanguages.languages(of: ["LANG": "C.UTF-8"]) == Locale.preferredLanguages)
    #expect(
      UserLanguages.chosen(of: ["pt", "pt-BR", "en", "Base", "fr"], for: ["pt-BR"])
        == ["pt-BR", "pt", "en", "Base"])
  }

  @Test(arguments: [
    ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("ru", 21, "one"), ("ru", 3, "few"),
    ("ru", 12, "many"), ("pl", 22, "few"), ("pl", 25, "many"), ("ar", 0, "zero"),
    ("ar", 105, "few"), ("ja", 1, "other"), ("cs", 4, "few"), ("sl", 102, "two"), ("cy", 6, "many"),
    ("lt", 21, "one"), ("lv", 10, "zero"), ("ro", 19, "few"), ("ga", 7, "many"), ("he", 2, "two"),
  ])
  func countsHaveCategories(language: String, count: Int, category: String) {
    #expect(PluralRules.category(of: count, in: language) == category)
  }

  @Test func foldersOfLanguagesAndResourcesAreFoundByTheirEndings() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["de.lproj", "pt-BR.lproj", "A_B.resources", "lproj", "de.lproj.old", "x.lproj2"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    #expect(UserLanguages.available(in: folder) == ["de", "pt-BR"])
    #expect(ResourceFolders(in: folder).folders(ofTarget: "B").count == 1)
    #expect(UserLanguages.available(in: folder.appendingPathComponent("none")).isEmpty)
  }

  @Test func theResourcesOfAProgramAreThoseNamedAfterIt() {
    let parent = URL(fileURLWithPath: "/")
    let names = ["Shop_Lib.resources", "Shop_App.resources", "App", "x.swiftmodule"]
    let folders = ResourceFolders(names, in: parent)
    #expect(folders.folder(ofExecutable: "App")?.path == "/Shop_App.resources")
    #expect(folders.folder(ofExecutable: "Other") == nil)
    let only = ResourceFolders(["a.resources", "App"], in: parent)
    #expect(only.folder(ofExecutable: "Other")?.path == "/a.resources")
  }

  @Test func theResourcesOfATargetAreThoseOfEveryPackageThatHasIt() {
    let names = ["B_App.resources", "A_App.resources", "A_OtherApp.resources", "A_App"]
    let folders = ResourceFolders(names, in: URL(fileURLWithPath: "/"))
    #expect(
      folders.folders(ofTarget: "App").map(\.path) == ["/A_App.resources", "/B_App.resources"])
    #expect(folders.folders(ofTarget: "Lib").isEmpty)
  }

  @Test func filesOfABundleAreFound() throws {
    let folder = try Folder(["data.json": "{}", "plain": ""])
    #expect(folder.bundle.url(forResource: "data", withExtension: "json") != nil)
    #expect(folder.bundle.path(forResource: "plain", ofType: nil) != nil)
    #expect(folder.bundle.url(forResource: "data", withExtension: "txt") == nil)
  }
}

/// A bundle in a folder of its own, removed with it.
final class Folder {
  let url: URL
  let bundle: Bundle

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try #require(Bundle(url: url))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func text(_ key: String, _ languages: [String], table: String? = nil) -> String? {
    LocalizedTables.find(key, table, bundle, languages: languages)?.text.text
  }
}

private let stringsDictionary = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict>
  <key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
    <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>no files</string>
      <key>one</key><string>%d file</string>
      <key>other</key><string>%d files</string>
    </dict></dict>
  <key>both</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@files@ in %2$#@folders@</string>
    <key>files</key><dict>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
    </dict>
    <key>folders</key><dict>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d folder</string><key>other</key><string>%d folders</string>
    </dict></dict>
  </dict></plist>
  """

private let catalog = """
  {"sourceLanguage": "en", "version": "1.0", "strings": {
    "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
    "Tap": {"localizations": {"en": {"variations": {"device": {
      "iphone": {"stringUnit": {"state": "new", "value": "Tap"}},
      "ipad": {"stringUnit": {"state": "new", "value": "Touch"}}}}}}},
    "%lld apples": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "new", "value": "%lld apple"}},
      "other": {"stringUnit": {"state": "new", "value": "%lld apples"}}}}}}},
    "%@ has %lld cats": {"localizations": {"en": {
      "stringUnit": {"state": "new", "value": "%1$@ keeps %#@cats@"},
      "substitutions": {"cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "new", "value": "one cat: %arg"}},
        "other": {"stringUnit": {"state": "new", "value": "%arg cats"}}}}}}}}}
  }}
  """
