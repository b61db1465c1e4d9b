import CoreGraphics
import Diagnostics
import PlatformKit
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// What other programs offer.
@MainActor
struct ForeignPasteboardTests {
  private let stage = PasteboardStage()
  private var app: TestApp { stage.app }
  private var desktop: HeadlessClipboard { stage.desktop }
  private var board: UIPasteboard { stage.board }

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
    let png = try #require(stage.image(.blue, side: 3).pngData())
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
}
