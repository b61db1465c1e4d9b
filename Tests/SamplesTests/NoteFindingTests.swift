import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

/// Finding and replacing in the note that is shown.
@MainActor @Suite(.serialized) struct NoteFindingTests {
  private let stage = NotesStage()
  private var harness: AppHarness { stage.harness }

  private func tap(_ label: String) throws {
    harness.tap(try #require(harness.view(labelled: label)))
    harness.advance(by: 1)
  }

  private func find(of controller: NotesSplitController) -> UIFindInteraction? {
    controller.editor?.textView.findInteraction
  }

  @Test func keysReplaceWhereverTheFocusIsAndTheFileHasIt() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    #expect(controller.editor?.textView.isFirstResponder == false)
    harness.type("f", modifiers: [.control, .alternate])
    #expect(find(of: controller)?.isFindNavigatorVisible == true)
    harness.type("text")
    #expect(find(of: controller)?.activeFindSession?.resultCount == 1)
    harness.press(.keyboardTab)
    harness.type("word")
    try tap("All")
    #expect(controller.text == "word of Ants")
    try await stage.wait { stage.text("Ants") == "word of Ants" }
    harness.press(.keyboardEscape)
    #expect(find(of: controller)?.isFindNavigatorVisible == false)
    harness.tap(try #require(controller.editor?.textView))
    harness.type("z", modifiers: .control)
    #expect(controller.text == "text of Ants")
  }

  @Test func aKeyFindsInWhatIsWritten() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants"])
    harness.tap(try #require(controller.editor?.textView))
    harness.press(.keyboardEnd, modifiers: .command)
    harness.type(" and more ants")
    harness.type("f", modifiers: .control)
    harness.type("ants")
    #expect(find(of: controller)?.activeFindSession?.resultCount == 2)
    harness.press(.keyboardEscape)
    harness.type("!")
    #expect(controller.text?.contains("!") == true, "the text has the keys again")
  }

  @Test func theMenuOfTheNoteFindsAndReplaces() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants"])
    try tap("More")
    try tap("Find…")
    harness.type("of")
    #expect(find(of: controller)?.activeFindSession?.resultCount == 1)
    #expect(harness.view(labelled: "All") == nil, "there is no row to replace")
    harness.press(.keyboardEscape)
    try tap("More")
    try tap("Find and Replace…")
    #expect(find(of: controller)?.isFindNavigatorVisible == true)
    try tap("All")
    #expect(controller.text == "text  Ants", "what was searched for last goes")
  }
}
