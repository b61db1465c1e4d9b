import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test(arguments: [
    ("png", UTType.png), ("JPG", .jpeg), ("txt", .plainText), ("html", .html),
    ("mov", .quickTimeMovie),
    ("pdf", .pdf), ("zip", .zip), ("json", .json), ("swift", .swiftSource), ("rtf", .rtf),
  ])
  func anExtensionIsTheSystemsType(name: String, type: UTType) throws {
    #expect(UTType(filenameExtension: name) == type)
  }

  @Test(arguments: [
    ("image/png", UTType.png), ("text/plain", .plainText), ("application/pdf", .pdf),
    ("text/plain;charset=utf-8", .utf8PlainText), ("TEXT/HTML; charset=latin1", .html),
  ])
  func aMimeTypeIsTheSystemsType(name: String, type: UTType) {
    #expect(UTType(mimeType: name) == type)
  }

  @Test func theFirstNamesArePreferred() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.plainText.tags[.filenameExtension] == ["txt", "text"])
    #expect(UTType.plainText.tags[.mimeType] == ["text/plain"])
    #expect(UTType.data.tags[.filenameExtension] == nil)
  }

  @Test func conformanceReachesThroughAllParents() {
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.image.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.png.isSubtype(of: .item))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.item.isSupertype(of: .png))
    #expect(UTType.svg.supertypes == [.image, .xml, .text, .data, .content, .item])
  }

  @Test func anUnknownExtensionIsADynamicTypeThatComesBackFromItsIdentifier() throws {
    let type = try #require(UTType(filenameExtension: "Zzq9", conformingTo: .image))
    #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
    #expect(type.preferredFilenameExtension == "zzq9")
    #expect(type.conforms(to: .image) && type.conforms(to: .data))
    let again = try #require(UTType(type.identifier))
    #expect(again == type)
    #expect(again.tags == [.filenameExtension: ["zzq9"]])
  }

  /// Such an identifier begins like this on Apple's systems, as the table in it does.
  @Test func dynamicIdentifiersHaveApplesForm() throws {
    let type = try #require(UTType(filenameExtension: "zzq9"))
    #expect(type.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
  }

  @Test(arguments: [":=,", "a:b=c", "back\\slash", "ünï"])
  func anyTagSurvivesItsIdentifier(name: String) throws {
    let type = try #require(UTType(filenameExtension: name))
    #expect(UTType(type.identifier)?.tags[.filenameExtension]?.first == name)
  }

  @Test(arguments: ["", "a/b", "\0", String(repeating: "x", count: 10_000)])
  func whatIsNoExtensionHasNoType(name: String) {
    #expect(UTType(filenameExtension: name) == nil)
  }

  @Test(arguments: [
    "", "image", "image/", "/png", "a/b/c", "../../etc/passwd", "image/../x", "\u{0}/x",
  ])
  func whatIsNoMimeTypeHasNoType(name: String) {
    #expect(UTType(mimeType: name) == nil)
  }

  @Test(arguments: [
    "", "org.nobody.knows", "dyn.", "dyn.a", "dyn.b62", "dyn.aILO", "dyn.ah62d4", "dyn.é",
    "dyn." + String(repeating: "a", count: 100_000),
  ])
  func anUnknownIdentifierIsNil(identifier: String) {
    #expect(UTType(identifier) == nil)
  }

  @Test func aTypeOfTheProgramIsKnownFromThenOn() throws {
    #expect(UTType("com.example.uttypetests.note") == nil)
    let note = UTType(exportedAs: "com.example.uttypetests.note", conformingTo: .text)
    #expect(UTType("com.example.uttypetests.note") == note)
    #expect(note.conforms(to: .text) && note.isDeclared && !note.isDynamic)
    let plain = UTType(importedAs: "com.example.uttypetests.other")
    #expect(plain.conforms(to: .data))
    #expect(UTType(importedAs: "public.png", conformingTo: .text).conforms(to: .image))
  }

  @Test func itIsCodedAsItsIdentifier() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data("[\"org.nobody\"]".utf8))
    }
  }

  @Test func pathsGetAnExtensionOnce() {
    let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(
      folder.appendingPathComponent("a.png", conformingTo: .image).lastPathComponent == "a.png")
    #expect(
      folder.appendingPathComponent("a.txt", conformingTo: .png).lastPathComponent == "a.txt.png")
    var file = URL(fileURLWithPath: "/tmp/b")
    file.appendPathExtension(for: .json)
    #expect(file.path == "/tmp/b.json")
    #expect(NSString(string: "c").appendingPathExtension(for: .pdf) == "c.pdf")
  }

  @Test func everyConstantIsDeclared() {
    let all: [UTType] = [
      .item, .content, .data, .utf8PlainText, .html, .rtf, .url, .fileURL, .movie, .audio, .heic,
      .webP, .usdz, .vCard, .folder, .application, .exe, .font, .log, .x509Certificate,
    ]
    #expect(all.allSatisfy { UTType($0.identifier) == $0 && $0.isDeclared })
    #expect(all.filter { $0 != .item && $0 != .content }.allSatisfy { !$0.supertypes.isEmpty })
  }
}
