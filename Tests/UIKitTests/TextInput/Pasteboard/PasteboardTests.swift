import CoreGraphics
import Diagnostics
import Foundation
import PlatformKit
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
struct PasteboardTests {
  /// Makes the application when the test itself runs: one that is made with the suite may have to give
  /// way to another test's before.
  @MainActor
  private final class Stage {
    lazy var app = TestApp()
  }

  private let stage = Stage()
  private var app: TestApp { stage.app }
  private var desktop: HeadlessClipboard { app.platform.headlessClipboard(.general) }
  private var board: UIPasteboard {
    _ = app
    return .general
  }

  private func image(_ color: UIColor, side: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func taken(_ format: String) -> [UInt8]? {
    var taken: [UInt8]?
    desktop.take(format) { taken = $0 }
    return taken
  }

  // MARK: What the program sets

  @Test func textIsThereAndOfferedToOtherPrograms() {
    board.string = "Grüße"
    #expect(board.string == "Grüße")
    #expect(board.types == ["public.utf8-plain-text"])
    #expect(desktop.offer?.formats == [ClipboardFormat.text])
    #expect(taken(ClipboardFormat.text) == Array("Grüße".utf8))
  }

  @Test func anAddressIsTextToo() {
    board.url = URL(string: "https://example.org/a")
    #expect(board.types == ["public.url", "public.utf8-plain-text"])
    #expect(board.string == "https://example.org/a")
    #expect(taken("text/uri-list") == Array("https://example.org/a\r\n".utf8))
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
    let red = image(.red)
    board.image = red
    #expect(board.types == ["com.apple.uikit.image", "public.jpeg", "public.png"])
    #expect(board.image === red)
    #expect(board.hasImages && !board.hasStrings)
    #expect(Set(desktop.offer?.formats ?? []) == ["image/png", "image/jpeg"])
    let bytes = try #require(taken("image/png"))
    let png = try #require(UIImage(data: Data(bytes)))
    #expect(png.size == red.size)
    #expect(taken("image/jpeg")?.prefix(2) == [0xFF, 0xD8])
  }

  @Test func aColourIsSixteenBitsAPart() {
    board.color = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    #expect(board.types == ["com.apple.uikit.color"])
    #expect(board.hasColors)
    let parts = taken("application/x-color") ?? []
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
    #expect(taken(ClipboardFormat.text) == Array("a\nb\nc".utf8))
    #expect(taken("com.example.kind") == [7])
  }

  @Test func anItemHasItsValuesByType() {
    board.items = [["public.utf8-plain-text": "x", "public.html": "<b>x</b>", "com.example.n": 5]]
    let item = board.items.first
    #expect(item?["public.utf8-plain-text"] as? String == "x")
    #expect(item?["com.example.n"] as? Int == 5)
    #expect(board.data(forPasteboardType: "public.html") == Data("<b>x</b>".utf8))
    #expect(taken("text/html") == Array("<b>x</b>".utf8))
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
    #expect(taken("x-kde-passwordManagerHint") == Array("secret".utf8))
    board.string = "public"
    #expect(desktop.offer?.outlivesProgram == true)
    #expect(taken("x-kde-passwordManagerHint") == nil)
  }

  // MARK: What other programs offer

  @Test func anotherProgramsTextIsThere() {
    _ = board
    let count = board.changeCount
    desktop.setOther(HeadlessClipboardOwner([ClipboardFormat.text: Array("theirs".utf8)]))
    #expect(board.changeCount == count + 1)
    #expect(board.string == "theirs" && board.hasStrings)
    #expect(board.types == ["public.utf8-plain-text"])
    #expect(desktop.requests[ClipboardFormat.text] == 1, "it was read ahead, once")
    #expect(desktop.waits == 0)
  }

  @Test func anotherProgramsPictureColourAndAddresses() throws {
    _ = board
    let png = try #require(image(.blue, side: 3).pngData())
    desktop.setOther(HeadlessClipboardOwner(["image/png": Array(png)]))
    #expect(board.image?.size == CGSize(width: 3, height: 3))
    desktop.setOther(
      HeadlessClipboardOwner(["application/x-color": [255, 255, 0, 0, 0, 0, 255, 255]]))
    #expect(board.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let list = "# two\r\nfile:///tmp/a\r\nhttps://example.org/b\r\n"
    desktop.setOther(HeadlessClipboardOwner(["text/uri-list": Array(list.utf8)]))
    #expect(board.urls?.map(\.absoluteString) == ["file:///tmp/a", "https://example.org/b"])
    #expect(board.hasURLs)
  }

  @Test func anOwnerThatDoesNotAnswerIsNilAtFirstAndThereLater() {
    let log = Mutex(0)
    let observation = LogObservation { line in
      if line.message.contains("has not sent") { log.withLock { $0 += 1 } }
    }
    _ = board
    desktop.setOther(
      HeadlessClipboardOwner([ClipboardFormat.text: [104, 105]], answersAtOnce: false))
    for _ in 0..<3 { #expect(board.string == nil) }
    #expect(log.withLock { $0 } == 1, "one line for these contents")
    desktop.answer()
    desktop.answer()
    #expect(board.string == "hi")
    withExtendedLifetime(observation) {}
  }

  @Test func anOwnerThatNeverAnswersIsGivenUp() async throws {
    _ = board
    desktop.setOther(
      HeadlessClipboardOwner([ClipboardFormat.text: [1], "image/png": [2]], answersAtOnce: false))
    desktop.answer()
    let provider = try #require(board.itemProviders.first)
    // The request is made by another thread, at a moment nobody knows.
    let clock = Task {
      while !Task.isCancelled {
        app.advance(ClipboardTimeout.answer + 1)
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
    defer { clock.cancel() }
    let failure = await withCheckedContinuation { waiting in
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
        waiting.resume(returning: error as? ClipboardFailure)
      }
    }
    #expect(failure == .timedOut)
  }

  @Test func garbageIsNoImageNoColourAndNoAddress() {
    _ = board
    desktop.setOther(
      HeadlessClipboardOwner([
        "image/png": [1, 2, 3], "application/x-color": [1], "text/uri-list": [0xFF, 0xFE, 10],
        ClipboardFormat.text: [0xFF, 65],
      ]))
    #expect(board.image == nil && board.color == nil)
    #expect(board.urls == [] && board.url == nil)
    #expect(board.string == "\u{FFFD}A")
  }

  @Test func addingToAnotherProgramsItemsKeepsThem() {
    _ = board
    desktop.setOther(HeadlessClipboardOwner([ClipboardFormat.text: [65]]))
    board.addItems([["public.utf8-plain-text": "B"]])
    #expect(board.strings == ["A", "B"])
  }

  @Test func whatIsSelectedIsApartFromTheClipboard() {
    _ = app
    let primary = UIPasteboard.primarySelection
    board.string = "copied"
    primary.string = "selected"
    #expect(board.string == "copied" && primary.string == "selected")
    var taken: [UInt8]?
    app.platform.headlessClipboard(.primary).take(ClipboardFormat.text) { taken = $0 }
    #expect(taken == Array("selected".utf8))
    app.platform.headlessClipboard(.primary).setOther(
      HeadlessClipboardOwner([ClipboardFormat.text: [66]]))
    #expect(
      app.platform.headlessClipboard(.primary).requests.isEmpty, "read when it is wanted only")
    #expect(primary.string == "B")
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

  // MARK: Item providers

  @Test func providersMakeTheirDataWhenTheyAreAskedFor() {
    let asked = Mutex(0)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { completion in
      asked.withLock { $0 += 1 }
      completion(Data("made".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(
      forTypeIdentifier: "com.example.private", visibility: .ownProcess
    ) { completion in
      completion(Data([1]), nil)
      return nil
    }
    board.itemProviders = [provider]
    #expect(asked.withLock { $0 } == 0)
    #expect(desktop.offer?.formats == [ClipboardFormat.text])
    BriefWait.$timeout.withValue(60) {
      #expect(board.string == "made")
      #expect(asked.withLock { $0 } == 1)
      #expect(board.data(forPasteboardType: "com.example.private") == Data([1]))
    }
  }

  @Test func aHandlerThatNeverAnswersIsNilAfterAMoment() {
    let provider = NSItemProvider()
    let forever = Mutex<[@Sendable (Data?, (any Error)?) -> Void]>([])
    provider.registerDataRepresentation(for: .utf8PlainText) { completion in
      forever.withLock { $0.append(completion) }
      return nil
    }
    board.itemProviders = [provider]
    #expect(board.string == nil)
    // A busy machine may call it late.
    for _ in 0..<1000 where forever.withLock({ $0.isEmpty }) { usleep(10_000) }
    #expect(forever.withLock { $0.count } == 1)
  }

  @Test func richTextIsOfferedInThreeFormats() throws {
    let text = NSAttributedString(
      string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 14)])
    board.setObjects([text])
    #expect(
      Set(desktop.offer?.formats ?? [])
        == ["text/rtf", "application/rtf", "text/richtext", "text/html", ClipboardFormat.text])
    #expect(board.string == "bold")
  }

  // MARK: Patterns

  typealias Patterns = Set<UIPasteboard.DetectionPattern>

  nonisolated static let texts: [(String, Patterns)] = [
    ("https://example.org", [.probableWebURL, .link]),
    ("www.example.org/x", [.probableWebURL, .link]), ("3.5", [.number]), ("-1,5", [.number]),
    ("how to cook rice", [.probableWebSearch]),
    ("write to ann@example.org.", [.probableWebSearch, .emailAddress]), ("", []),
    ("1.2.3", []), ("a.b..c", [.probableWebSearch]),
  ]

  @Test(arguments: texts)
  func patternsAreFound(text: String, expected: Patterns) async throws {
    board.string = text
    let all: Patterns = [
      .probableWebURL, .probableWebSearch, .number, .link, .emailAddress, .phoneNumber,
    ]
    #expect(try await board.detectedPatterns(for: all) == expected)
  }
}
