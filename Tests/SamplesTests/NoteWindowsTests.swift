import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

/// Notes in several windows, which come back as they were.
@MainActor @Suite(.serialized) struct NoteWindowsTests {
  private let stage: NotesStage

  init() throws { stage = try NotesStage(["Ants", "Bees", "Cats"]) }

  private var harness: AppHarness { stage.harness }

  private func controller(_ window: Int) throws -> NotesSplitController {
    let windows = harness.application.windows
    try #require(windows.indices.contains(window), "\(windows.count) windows")
    return try #require(windows[window].rootViewController as? NotesSplitController)
  }

  private func wait(for text: String, in window: Int) async throws {
    let shown = try controller(window)
    try await stage.wait { shown.text == text && shown.editor?.textView.isEditable == true }
  }

  private func openWindow() async throws {
    try await wait(for: "text of Ants", in: 0)
    harness.type("n", modifiers: [.control, .alternate])
    harness.advance(by: 0.5)
    try await wait(for: "text of Bees", in: 1)
  }

  @Test func aNewWindowShowsANoteThatNoOtherShows() async throws {
    defer { stage.remove() }
    try await openWindow()
    #expect(harness.application.connectedScenes.count == 2)
    #expect(try controller(0).text == "text of Ants")
    #expect(try controller(1).names == ["Ants", "Bees", "Cats"])
  }

  @Test func aNoteThatIsRenamedOrDeletedIsSoInAllWindows() async throws {
    defer { stage.remove() }
    try await openWindow()
    let (first, second) = (try controller(0), try controller(1))
    harness.tap(try #require(second.row(0)))
    try await wait(for: "text of Ants", in: 1)
    second.list.folder.rename("Ants", to: "Wasps")
    harness.advance(by: 1)
    for window in [first, second] {
      #expect(window.names == ["Bees", "Cats", "Wasps"])
      #expect(window.editor?.title == "Wasps" && window.selectedRow == 2)
    }
    first.list.folder.delete("Wasps")
    harness.advance(by: 1)
    for window in 0...1 { try await wait(for: "text of Cats", in: window) }
    #expect(stage.text("Wasps") == nil && second.names == ["Bees", "Cats"])
  }

  @Test func aWindowThatClosesSavesItsNote() async throws {
    defer { stage.remove() }
    try await openWindow()
    harness.tap(try #require(try controller(1).editor?.textView))
    harness.press(.keyboardEnd, modifiers: .command)
    harness.type("!")
    let session = try #require(try controller(1).view.window?.windowScene?.session)
    harness.application.requestSceneSessionDestruction(session, options: nil)
    harness.advance(by: 0.1)
    #expect(harness.application.windows.count == 1)
    try await stage.wait { stage.text("Bees") == "text of Bees!" }
  }

  @Test func theNoteThatWasOpenIsThereAgain() async throws {
    defer { stage.remove() }
    try await wait(for: "text of Ants", in: 0)
    let first = try controller(0)
    harness.tap(try #require(first.row(2)))
    try await wait(for: "text of Cats", in: 0)
    let scene = try #require(first.view.window?.windowScene)
    harness.disconnect(scene)
    #expect(harness.application.windows.isEmpty)
    harness.application.requestSceneSessionActivation(
      scene.session, userActivity: nil, options: nil)
    harness.advance(by: 0.5)
    try await wait(for: "text of Cats", in: 0)
    #expect(try controller(0) !== first)
    #expect(try controller(0).selectedRow == 2)
  }

  @Test func whatIsKeptOfAWindowIsAPropertyList() throws {
    defer { stage.remove() }
    let note = ShownNote(url: stage.url("Ants"), isAlone: true, isOpen: false)
    let kept = note.activity
    let info = try #require(kept.userInfo as? [String: Any])
    #expect(PropertyListSerialization.propertyList(info, isValidFor: .binary))
    let read = try #require(ShownNote(kept))
    #expect(read.url.path == note.url.path && read.isAlone && !read.isOpen)
    #expect(ShownNote(NSUserActivity(activityType: "other")) == nil)
  }
}
