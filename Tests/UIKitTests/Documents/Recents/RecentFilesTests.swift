import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct RecentFilesTests {
  private let folder: TemporaryFolder
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { folder.url.appendingPathComponent("data/recently-used.xbel") }

  private func list(_ inside: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\n<xbel version=\"1.0\">\(inside)</xbel>\n".utf8)
  }

  private func names(_ bytes: [UInt8]) -> [String] {
    RecentFiles.urls(in: bytes).map(\.lastPathComponent)
  }

  @Test func filesAreReadNewestFirst() {
    let bytes = list(
      """
      <bookmark href="file:///a.txt" added="2020" modified="2021" visited="2022-01-01T00:00:00Z"/>
      <bookmark href='file:///b%20c.txt' visited='2023-01-01T00:00:00Z'><info/></bookmark>
      <bookmark
        visited="2021-01-01T00:00:00Z"
        href="file:///x&amp;y&#x41;.txt"></bookmark>
      <bookmark href="https://example.org/d.txt" visited="2024-01-01T00:00:00Z"/>
      """)
    #expect(names(bytes) == ["b c.txt", "a.txt", "x&yA.txt"])
  }

  @Test func whatOnlyLooksLikeABookmarkIsNone() {
    let bytes = list(
      """
      <!-- <bookmark href="file:///a.txt"/> --><![CDATA[<bookmark href="file:///b.txt"/>]]>
      <bookmark:applications href="file:///c.txt"/><bookmarks href="file:///d.txt"/>
      """)
    #expect(names(bytes) == [])
  }

  @Test(arguments: [
    "", "<", "<bookmark", "<bookmark ", "<bookmark href", "<bookmark href=", "<bookmark href=\"",
    "<bookmark href=\"file:///a\"", "<bookmark href=\"file:///a\">",
    "<bookmark href=\"file:///a\"/",
    "<!--", "<![CDATA[", "<bookmark =\"\"/>", "&#x110000;&#;&;&", "\u{0}\u{1}<bookmark \u{0}/>",
  ])
  func whatIsCutOffIsReadAsFarAsItGoes(_ text: String) {
    #expect(RecentFiles.urls(in: Array(text.utf8)).count <= 1)
    #expect(XMLText.decoded(text) == text)
  }

  @Test func references() {
    #expect(XMLText.decoded("a&amp;b&lt;&#65;&#x42;&nope;&") == "a&b<AB&nope;&")
    #expect(XMLText.decoded(XMLText.encoded("<a b=\"c\" & 'd'>")) == "<a b=\"c\" & 'd'>")
  }

  @Test func addingKeepsWhatOthersWrote() throws {
    let theirs = "<bookmark href=\"file:///a.txt\"><info><x:y/></info></bookmark><other/>"
    let url = URL(fileURLWithPath: "/tmp/ä & <b>.txt")
    let once = try RecentFiles.adding(url, at: date, to: list(theirs))
    let text = String(decoding: once, as: UTF8.self)
    #expect(text.contains(theirs) && text.contains("visited=\"2023-11-14T22:13:20Z\""))
    #expect(text.contains("text/plain"))
    #expect(names(once) == ["ä & <b>.txt", "a.txt"])
    let twice = try RecentFiles.adding(url, at: date + 60, to: once)
    #expect(names(twice) == ["ä & <b>.txt", "a.txt"])
    #expect(BookmarkScanner.bookmarks(in: twice).count == 2)
  }

  @Test func aFileIsWrittenWholeAndReadAgain() async throws {
    let recents = RecentFiles(file: file)
    let note = try folder.write("x", to: "note.txt")
    recents.note([note, folder.url.appendingPathComponent("gone.txt")], at: date)
    recents.synchronize()
    let read = await withCheckedContinuation { continuation in
      recents.read { continuation.resume(returning: $0) }
    }
    #expect(read == [note])
    let beside = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(beside == ["recently-used.xbel"])
  }

  @Test func whatIsNoListIsLeftAlone() throws {
    try folder.write("no xml at all", to: "data/recently-used.xbel")
    let recents = RecentFiles(file: file)
    recents.note([URL(fileURLWithPath: "/tmp/a.txt")], at: date)
    recents.synchronize()
    #expect(try String(contentsOf: file, encoding: .utf8) == "no xml at all")
  }
}
