import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

/// The editor of one note.
@MainActor @Suite(.serialized) struct NotesTests {
  private let stage = NotesStage()
  private var harness: AppHarness { stage.harness }

  private func open() async throws -> NotesViewController {
    harness.settle()
    let document = NoteDocument(fileURL: stage.url("Note"))
    let controller = NotesViewController(document: document, isNew: true)
    harness.show(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 560, height: 400))
    try await stage.wait { document.documentState == .normal }
    harness.advance(by: 0.5)
    return controller
  }

  @Test func whatIsWrittenWithItsStylesIsThereAgain() async throws {
    defer { stage.remove() }
    let first = try await open()
    #expect(first.textView.isFirstResponder)
    harness.type("plain ")
    harness.tap(try #require(harness.view(labelled: "Bold")))
    harness.type("bold")
    #expect(stage.text("Note") == "")
    #expect(await first.document.close())
    let file = try String(contentsOf: stage.url("Note"), encoding: .utf8)
    #expect(!file.contains("\\cf1"))
    let second = try await open()
    #expect(second.textView.text == "plain bold")
    func isBold(_ offset: Int) -> Bool {
      let font = second.textView.textStorage.attribute(.font, at: offset, effectiveRange: nil)
      return (font as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }
    #expect(!isBold(0) && isBold(7))
  }

  /// A key that is the last, and one after which more are typed, are written before a crash two seconds
  /// later. Files take no time of the application's clock.
  @Test func everyKeyIsWrittenWithinTwoSeconds() async throws {
    defer { stage.remove() }
    _ = try await open()
    for text in ["a", "ab", "abc"] {
      harness.type(String(text.suffix(1)))
      harness.advance(by: 1.5)
      let deadline = Date(timeIntervalSinceNow: 60)
      while stage.text("Note") != text, Date() < deadline {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(stage.text("Note") == text)
    }
  }

  @Test func aFileThatIsNoNoteIsNeitherShownNorOverwritten() async throws {
    defer { stage.remove() }
    try FileManager.default.createDirectory(at: stage.place, withIntermediateDirectories: true)
    try Data([0, 255, 7]).write(to: stage.url("Note"))
    harness.settle()
    let document = NoteDocument(fileURL: stage.url("Note"))
    let controller = NotesViewController(document: document, isNew: true)
    harness.show(controller, size: CGSize(width: 560, height: 400))
    try await stage.wait { controller.contentUnavailableConfiguration != nil }
    harness.type("x")
    harness.advance(by: 5)
    #expect(try Data(contentsOf: stage.url("Note")) == Data([0, 255, 7]))
  }

  @Test func anotherProgramsWordsAreShown() async throws {
    defer { stage.remove() }
    let controller = try await open()
    let theirs = try NoteStore.data(of: NSAttributedString(string: "theirs"))
    try theirs.write(to: stage.url("Note"), options: .atomic)
    try await stage.wait { controller.textView.text == "theirs" }
  }

  @Test func aConflictAsksWhatToKeep() async throws {
    defer { stage.remove() }
    let controller = try await open()
    harness.type("mine")
    let theirs = try NoteStore.data(of: NSAttributedString(string: "theirs"))
    try theirs.write(to: stage.url("Note"), options: .atomic)
    try await stage.wait { controller.presentedViewController is UIAlertController }
    harness.advance(by: 1)
    harness.tap(try #require(harness.view(labelled: "Keep Mine")))
    try await stage.wait { stage.text("Note") == "mine" }
    try await stage.wait { controller.document.documentState == .normal }
  }
}
