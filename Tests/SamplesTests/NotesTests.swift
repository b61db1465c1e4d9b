import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

@MainActor @Suite(.serialized) struct NotesTests {
  private let harness = AppHarness()
  private let store = NoteStore(
    file: FileManager.default.temporaryDirectory
      .appendingPathComponent("casement-\(UUID().uuidString)/Note.rtf"))

  private func open() -> NotesViewController {
    let controller = NotesViewController(store: store)
    harness.show(controller, size: CGSize(width: 560, height: 400))
    return controller
  }

  @Test func whatIsWrittenWithItsStylesIsThereAgain() throws {
    defer { try? FileManager.default.removeItem(at: store.file.deletingLastPathComponent()) }
    let first = open()
    harness.type("plain ")
    let bold = try #require(harness.view(labelled: "Bold"))
    harness.tap(bold)
    harness.type("bold")
    #expect(store.load() == nil)
    first.save()
    let second = open()
    #expect(second.textView.text == "plain bold")
    func isBold(_ offset: Int) -> Bool {
      let font = second.textView.textStorage.attribute(.font, at: offset, effectiveRange: nil)
      return (font as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }
    #expect(!isBold(0) && isBold(7))
  }

  @Test func aFileThatIsNoNoteIsANewNote() throws {
    defer { try? FileManager.default.removeItem(at: store.file.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(
      at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data([0, 255, 7]).write(to: store.file)
    let controller = open()
    harness.type("x")
    #expect(controller.textView.text.hasSuffix("x"))
  }
}
