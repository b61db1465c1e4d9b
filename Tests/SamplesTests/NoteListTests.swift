import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

/// The list of notes beside the editor.
@MainActor @Suite(.serialized) struct NoteListTests {
  private let stage = NotesStage()
  private var harness: AppHarness { stage.harness }

  @Test func aNoteIsOpenedByATap() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees", "Cats"])
    #expect(controller.names == ["Ants", "Bees", "Cats"])
    #expect(controller.text == "text of Ants" && controller.selectedRow == 0)
    harness.tap(try #require(controller.row(1)))
    try await stage.wait { controller.text == "text of Bees" }
    #expect(controller.selectedRow == 1)
    #expect(controller.editor?.title == "Bees")
  }

  @Test func searchingLeavesWhatMatches() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees", "Cats"])
    harness.tap(controller.list.search.searchBar.searchTextField)
    harness.advance(by: 1)
    harness.type("a")
    harness.advance(by: 1)
    #expect(controller.names == ["Ants", "Cats"])
  }

  @Test func aSwipeDeletes() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees", "Cats"])
    let cell = try #require(controller.row(0))
    harness.drag(
      from: CGPoint(x: 300, y: cell.bounds.midY), to: CGPoint(x: 10, y: cell.bounds.midY),
      in: cell, duration: 0.5)
    harness.advance(by: 1)
    #expect(controller.names == ["Bees", "Cats"])
    try await stage.wait { controller.text == "text of Bees" }
    #expect(stage.text("Ants") == nil)
  }

  @Test func aNewNoteIsWrittenAtOnce() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants"])
    harness.tap(try #require(harness.view(labelled: "New Note")))
    try await stage.wait {
      guard let text = controller.editor?.textView else { return false }
      return text.isFirstResponder && text.isEditable
    }
    #expect(controller.names == ["Ants", "Note"] && controller.selectedRow == 1)
    harness.type("new words")
    harness.advance(by: 2.5)
    try await stage.wait { stage.text("Note") == "new words" }
  }

  private func renameShownNote(of controller: NotesSplitController, _ name: String) throws {
    harness.tap(try #require(controller.editor?.textView))
    harness.press(.keyboardF2)
    harness.advance(by: 1)
    harness.type(name)
    harness.press(.keyboardReturnOrEnter)
    harness.advance(by: 1)
  }

  @Test func keysMakeAndRenameNotes() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    try renameShownNote(of: controller, "Zebras")
    #expect(controller.names == ["Bees", "Zebras"] && controller.selectedRow == 1)
    #expect(controller.text == "text of Ants" && controller.editor?.title == "Zebras")
    #expect(stage.text("Zebras") == "text of Ants" && stage.text("Ants") == nil)
    harness.tap(try #require(controller.editor?.textView))
    harness.type("n", modifiers: .command)
    try await stage.wait { controller.names == ["Bees", "Note", "Zebras"] }
  }

  @Test func aRenamedNoteIsSavedUnderItsNewName() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    try renameShownNote(of: controller, "Zebras")
    harness.tap(try #require(controller.editor?.textView))
    harness.press(.keyboardEnd, modifiers: .command)
    harness.type("!")
    harness.type("s", modifiers: .command)
    try await stage.wait { stage.text("Zebras")?.contains("!") == true }
    #expect(stage.text("Ants") == nil)
  }

  @Test func aNarrowWindowShowsOneOfBoth() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"], width: 420)
    #expect(controller.isCollapsed && controller.list.view.window != nil)
    #expect(controller.editor?.viewIfLoaded?.window == nil)
    harness.tap(try #require(controller.row(1)))
    harness.advance(by: 1)
    try await stage.wait { controller.text == "text of Bees" }
    #expect(controller.editor?.view.window != nil && controller.list.view.window == nil)
    let back = try #require(controller.editor?.navigationController)
    back.popViewController(animated: false)
    harness.advance(by: 0.5)
    #expect(controller.list.view.window != nil)
  }

  @Test func aWindowThatNarrowsKeepsTheOpenedNote() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    harness.tap(try #require(controller.row(1)))
    try await stage.wait { controller.text == "text of Bees" }
    let window = try #require(controller.view.window)
    harness.resize(window, to: CGSize(width: 420, height: 700))
    harness.advance(by: 0.5)
    #expect(controller.isCollapsed && controller.editor?.view.window != nil)
    harness.resize(window, to: CGSize(width: 1000, height: 700))
    harness.advance(by: 0.5)
    #expect(controller.list.view.window != nil && controller.editor?.view.window != nil)
    #expect(controller.text == "text of Bees")
  }

  @Test func leavingANoteSavesIt() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    harness.tap(try #require(controller.editor?.textView))
    harness.press(.keyboardEnd, modifiers: .command)
    harness.type("!")
    harness.tap(try #require(controller.row(1)))
    try await stage.wait { stage.text("Ants")?.contains("!") == true }
    try await stage.wait { controller.beginning(0) == "text of Ants!" }
  }

  @Test func aRowShowsHowTheSavedNoteBegins() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    #expect(controller.beginning(0) == "text of Ants")
    harness.tap(try #require(controller.editor?.textView))
    harness.press(.keyboardEnd, modifiers: .command)
    harness.type(" and more")
    try await stage.wait { stage.text("Ants") == "text of Ants and more" }
    try await stage.wait { controller.beginning(0) == "text of Ants and more" }
    #expect(controller.beginning(1) == "text of Bees")
  }

  @Test func aRowShowsWhatAnotherProgramHasWritten() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    try NoteStore.data(of: NSAttributedString(string: "theirs"))
      .write(to: stage.url("Ants"), options: .atomic)
    try await stage.wait { controller.beginning(0) == "theirs" }
  }

  @Test func aListThatComesBackShowsWhatAnotherProgramHasWritten() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"], width: 420)
    harness.tap(try #require(controller.row(0)))
    harness.advance(by: 1)
    try NoteStore.data(of: NSAttributedString(string: "theirs"))
      .write(to: stage.url("Bees"), options: .atomic)
    try #require(controller.editor?.navigationController).popViewController(animated: false)
    harness.advance(by: 0.5)
    #expect(controller.beginning(1) == "theirs")
  }
}
