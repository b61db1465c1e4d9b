import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

/// What becomes of a note: shared, printed, renamed, deleted.
@MainActor @Suite(.serialized) struct NoteSharingTests {
  private let stage = NotesStage()
  private var harness: AppHarness { stage.harness }

  private func tap(_ label: String) throws {
    harness.tap(try #require(harness.view(labelled: label)))
    harness.advance(by: 1)
  }

  @Test func theFileIsSharedWithAllThatWasWritten() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants"])
    harness.tap(try #require(controller.editor?.textView))
    harness.press(.keyboardEnd, modifiers: .command)
    harness.type("!")
    try tap("Share")
    try await stage.wait { controller.editor?.presentedViewController != nil }
    #expect(controller.editor?.presentedViewController is UIActivityViewController)
    #expect(stage.text("Ants") == "text of Ants!")
    harness.advance(by: 1)
    #expect(harness.view(labelled: "Print") != nil)
    try tap("Copy")
    #expect(UIPasteboard.general.numberOfItems == 1)
    #expect(controller.editor?.presentedViewController == nil)
  }

  @Test func keysShareAndPrintWhereverTheFocusIs() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    harness.type("e", modifiers: [.command, .shift])
    try await stage.wait { controller.editor?.presentedViewController != nil }
    harness.advance(by: 1)
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(controller.editor?.presentedViewController == nil)
    harness.type("p", modifiers: .command)
    harness.advance(by: 1)
    let panel = controller.presentedViewController as? UINavigationController
    #expect(panel?.topViewController?.title == "Print")
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(controller.presentedViewController == nil)
  }

  @Test func theMenuOfTheNoteRenamesAndDeletes() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    try tap("More")
    try tap("Rename…")
    #expect(controller.presentedViewController is UIAlertController)
    harness.type("Zebras")
    harness.press(.keyboardReturnOrEnter)
    harness.advance(by: 1)
    #expect(controller.names == ["Bees", "Zebras"])
    try tap("More")
    try tap("Delete")
    try await stage.wait { controller.text == "text of Bees" }
    #expect(controller.names == ["Bees"] && stage.text("Zebras") == nil)
  }

  @Test func theListTellsHowANoteBegins() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"])
    func second(_ row: Int) -> String? {
      let content = controller.row(row)?.contentConfiguration as? UIListContentConfiguration
      return content?.secondaryText
    }
    #expect(second(1)?.hasSuffix("text of Bees") == true)
  }

  @Test func aSearchThatFindsNothingSaysSo() async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants"])
    harness.tap(controller.list.search.searchBar.searchTextField)
    harness.advance(by: 1)
    harness.type("x")
    harness.advance(by: 1)
    #expect(controller.names == [] && controller.list.contentUnavailableConfiguration != nil)
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(controller.list.contentUnavailableConfiguration == nil)
  }
}
