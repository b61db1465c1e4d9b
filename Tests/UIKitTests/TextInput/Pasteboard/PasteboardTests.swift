import Foundation
import PlatformKit
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
struct PasteboardTests {
  private let stage = PasteboardStage()
  private var app: TestApp { stage.app }
  private var desktop: HeadlessClipboard { stage.desktop }
  private var board: UIPasteboard { stage.board }

  // MARK: What the program sets

  @Test func textIsThereAndOfferedToOtherPrograms() {
    board.string = "Grüße"
    #expect(board.string == "Grüße")
    #expect(board.types == ["public.utf8-plain-text"])
    #expect(desktop.offer?.formats == [ClipboardFormat.text])
    #expect(stage.taken(ClipboardFormat.text) == Array("Grüße".utf8))
  }

  @Test func anAddressIsTextToo() {
    board.url = URL(string: "https://example.org/a")
    #expect(board.types == ["public.url", "public.utf8-plain-text"])
    #expect(board.string == "https://example.org/a")
    #expect(stage.taken("text/uri-list") == Array("https://example.org/a\r\n".utf8))
  }

  @Test func textThatLooksLikeAnAddressCountsAsOne() {
    board.string = "https://example.org"
    #expect(board.hasURLs && board.hasStrings)
    #expect(board.url == URL(string: "https://example.org"))
    board.string = "see https://example.org"
    #expect(!board.hasURLs && board.url == nil)
    board.setValue("no address", forPasteboardType: "public.url")
    #expect(board.hasURLs && board.url == nil)
  }

  @Test func anImageIsOfferedAsPNGAndJPEG() throws {
    let red = stage.image(.red)
    board.image = red
    #expect(board.types == ["com.apple.uikit.image", "public.jpeg", "public.png"])
    #expect(board.image === red)
    #expect(board.hasImages && !board.hasStrings)
    #expect(Set(desktop.offer?.formats ?? []) == ["image/png", "image/jpeg"])
    let bytes = try #require(stage.taken("image/png"))
    let png = try #require(UIImage(data: Data(bytes)))
    #expect(png.size == red.size)
    #expect(stage.taken("image/jpeg")?.prefix(2) == [0xFF, 0xD8])
  }

  @Test func aColourIsSixteenBitsAPart() {
    board.color = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    #expect(board.types == ["com.apple.uikit.color"])
    #expect(board.hasColors)
    let parts = stage.taken("application/x-color") ?? []
    #expect(parts.count == 8)
    #expect(parts.prefix(4) == [255, 255, 0, 0])
  }

  @Test func severalItemsKeepTheirPlaces() {
    board.strings = ["a", "b"]
    board.addItems([["public.utf8-plain-text": "c", "com.example.kind": Data([7])]])
    #expect(board.numberOfItems == 3)
    #expect(board.strings == ["a", "b", "c"])
    #expect(board.string == "a")
    #expect(
      board.types(forItemSet: IndexSet(integer: 2)) == [
        ["com.example.kind", "public.utf8-plain-text"]
      ])
    #expect(board.itemSet(withPasteboardTypes: ["com.example.kind"]) == IndexSet(integer: 2))
    #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: IndexSet([0, 99])))
    #expect(board.data(forPasteboardType: "com.example.kind", inItemSet: nil) == [Data([7])])
    #expect(
      board.values(forPasteboardType: "public.utf8-plain-text", inItemSet: IndexSet([1]))
        as? [String] == ["b"])
    #expect(stage.taken(ClipboardFormat.text) == Array("a\nb\nc".utf8))
    #expect(stage.taken("com.example.kind") == [7])
  }

  @Test func anItemHasItsValuesByType() {
    board.items = [["public.utf8-plain-text": "x", "public.html": "<b>x</b>", "com.example.n": 5]]
    let item = board.items.first
    #expect(item?["public.utf8-plain-text"] as? String == "x")
    #expect(item?["com.example.n"] as? Int == 5)
    #expect(board.data(forPasteboardType: "public.html") == Data("<b>x</b>".utf8))
    #expect(stage.taken("text/html") == Array("<b>x</b>".utf8))
    board.setValue("auto", forPasteboardType: UIPasteboard.typeAutomatic)
    #expect(board.string == "auto" && board.types == ["public.utf8-plain-text"])
  }

  @Test func everyWriteCountsOnceAndNothingEmpties() {
    let start = board.changeCount
    board.string = "a"
    board.setData(Data([1]), forPasteboardType: "com.example.a")
    board.addItems([["com.example.b": Data([2])]])
    #expect(board.changeCount == start + 3)
    board.string = nil
    #expect(board.changeCount == start + 4)
    #expect(board.numberOfItems == 0)
    #expect(board.strings == [] && board.string == nil)
    #expect(board.types(forItemSet: nil) == nil && board.types.isEmpty)
    #expect(desktop.offer == nil)
    board.images = []
    #expect(board.changeCount == start + 5)
  }

  @Test func changesAreAnnouncedWithTheirTypes() {
    board.string = "a"
    let told = Mutex<[[String: [String]]]>([])
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      told.withLock { $0.append(note.userInfo as? [String: [String]] ?? [:]) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    board.url = URL(string: "https://example.org")
    desktop.setOther(HeadlessClipboardOwner(["image/png": [1]]))
    let (added, removed) = (
      UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey
    )
    #expect(
      told.withLock { $0 } == [
        [added: ["public.url"], removed: []],
        [added: ["public.png"], removed: ["public.url", "public.utf8-plain-text"]],
      ])
  }

  @Test func expiredItemsAreGone() {
    board.setItems(
      [["public.utf8-plain-text": "soon gone"]],
      options: [.expirationDate: Date(timeIntervalSinceNow: 30)])
    app.advance(20)
    #expect(board.string == "soon gone")
    app.advance(11)
    #expect(board.string == nil && desktop.offer == nil)
    board.setItems(
      [["public.utf8-plain-text": "x"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.numberOfItems == 0)
    board.setItems(
      [["public.utf8-plain-text": "x"]], options: [.expirationDate: Date(timeIntervalSinceNow: 30)])
    board.string = "stays"
    app.advance(60)
    #expect(board.string == "stays")
  }

  @Test func localItemsAskManagersToForgetThem() {
    board.setItems([["public.utf8-plain-text": "password"]], options: [.localOnly: true])
    #expect(desktop.offer?.outlivesProgram == false)
    #expect(stage.taken("x-kde-passwordManagerHint") == Array("secret".utf8))
    board.string = "public"
    #expect(desktop.offer?.outlivesProgram == true)
    #expect(stage.taken("x-kde-passwordManagerHint") == nil)
  }

  // MARK: The program's own

  @Test func namedPasteboardsShareTheirItemsByName() throws {
    _ = app
    let name = UIPasteboard.Name("notes")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let one = try #require(UIPasteboard(name: name, create: true))
    let other = try #require(UIPasteboard(name: name, create: false))
    one.string = "shared"
    #expect(other.string == "shared" && other.changeCount == 1 && one == other)
    #expect(desktop.offer == nil, "no other program sees it")
    let unique = UIPasteboard.withUniqueName()
    #expect(unique.string == nil && unique.name != UIPasteboard.withUniqueName().name)
  }

  @Test func aRemovedPasteboardIsEmptyAndComesBackWithAWrite() throws {
    _ = app
    let name = UIPasteboard.Name("gone")
    let board = try #require(UIPasteboard(name: name, create: true))
    board.string = "x"
    let removals = Mutex(0)
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: nil, queue: nil
    ) { _ in removals.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    UIPasteboard.remove(withName: name)
    #expect(removals.withLock { $0 } == 1)
    #expect(board.string == nil)
    #expect(UIPasteboard(name: name, create: false) == nil)
    board.string = "again"
    #expect(UIPasteboard(name: name, create: false)?.string == "again")
    UIPasteboard.general.string = "general"
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard.general.string == nil)
  }
}
