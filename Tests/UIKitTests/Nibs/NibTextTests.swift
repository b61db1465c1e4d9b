import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Texts of a nib in other languages. A bundle that is the folder of one language has that language.
@MainActor
final class NibTextTests {
  private let app = AppHarness()

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label id="lb1" text="Hello"/>
      <button id="bt1"><state key="normal" title="Go"/></button>
      <segmentedControl id="sg1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      <textField id="tf1" placeholder="Name"/>
      <searchBar id="sb1"><scopeButtonTitles><string>All</string><string>Near</string></scopeButtonTitles></searchBar>
    </objects></document>
    """
  private static let german = """
    "lb1.text" = "Hallo";
    "bt1.normalTitle" = "Los";
    "sg1.segmentTitles[1]" = "Bee";
    "sb1.scopeButtonTitles[1]" = "Nah";
    """

  @Test func theTableOfTheNibsNameIsUsed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nib-texts-\(UUID().uuidString)")
    let language = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.nib.utf8).write(to: language.appendingPathComponent("Page.xib"))
    try Data(Self.german.utf8).write(to: language.appendingPathComponent("Page.strings"))
    let bundle = try #require(Bundle(path: language.path))
    let objects = UINib(nibName: "Page", bundle: bundle).instantiate(withOwner: nil)
    #expect((objects[0] as? UILabel)?.text == "Hallo")
    #expect((objects[1] as? UIButton)?.title(for: .normal) == "Los")
    let segments = objects[2] as? UISegmentedControl
    #expect((0..<2).map { segments?.titleForSegment(at: $0) } == ["A", "Bee"])
    #expect((objects[3] as? UITextField)?.placeholder == "Name")
    #expect((objects[4] as? UISearchBar)?.scopeButtonTitles == ["All", "Nah"])
  }

  @Test func aNibOfTheBaseIsFound() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nib-base-\(UUID().uuidString)")
    let base = folder.appendingPathComponent("Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.nib.utf8).write(to: base.appendingPathComponent("Page.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UINib(nibName: "Page", bundle: bundle).instantiate(withOwner: nil).count == 5)
  }

  @Test func theCatalogOfTheNibsNameIsUsed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.nib, to: "Base.lproj/Page.xib")
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "lb1.text": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Hi"}}}},
        "tf1.placeholder": {"extractionState": "stale"}}}
      """, to: "mul.lproj/Page.xcstrings")
    let bundle = try #require(Bundle(path: folder.url.path))
    let objects = UINib(nibName: "Page", bundle: bundle).instantiate(withOwner: nil)
    #expect((objects[0] as? UILabel)?.text == "Hi")
    #expect((objects[3] as? UITextField)?.placeholder == "Name")
  }

  /// As Xcode lays them: one file of the base, and a table of texts for each language.
  @Test func aGermanReadsTheBasesNibWithGermanTexts() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      setenv("LANGUAGE", "de_AT", 1)
      try await MainActor.run {
        let folder = try TemporaryFolder()
        try folder.write(NibTextTests.nib, to: "Base.lproj/Page.xib")
        try folder.write(NibTextTests.german, to: "de.lproj/Page.strings")
        try folder.write(#""lb1.text" = "Bonjour";"#, to: "fr.lproj/Page.strings")
        guard let bundle = Bundle(path: folder.url.path) else { return }
        let objects = UINib(nibName: "Page", bundle: bundle).instantiate(withOwner: nil)
        print((objects[0] as? UILabel)?.text ?? "-")
      }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains("Hallo"))
  }
}
