import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

/// The list of notes beside the editor.
@MainActor @Suite(.serialized) struct NoteListTests {
  private let harness = AppHarness()
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("casement-\(UUID().uuidString)")

  private func open(
    _ names: [String], width: CGFloat = 820
  ) throws -> NotesSplitController {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for name in names {
      NoteStore(file: place.appendingPathComponent(name + ".rtf"))
        .save(NSAttributedString(string: "text of \(name)"))
    }
    let controller = NotesSplitController(folder: NoteFolder(place))
    harness.show(controller, size: CGSize(width: width, height: 400))
    harness.advance(by: 0.5)
    return controller
  }

  private func names(_ controller: NotesSplitController) -> [String] {
    controller.list.table.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func row(_ number: Int, _ controller: NotesSplitController) -> UITableViewCell? {
    controller.list.table.cellForRow(at: IndexPath(row: number, section: 0))
  }

  @Test func aNoteIsOpenedByATap() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let controller = try open(["Ants", "Bees", "Cats"])
    #expect(names(controller) == ["Ants", "Bees", "Cats"])
    #expect(controller.editor?.textView.text == "text of Ants")
    harness.tap(try #require(row(1, controller)))
    harness.advance(by: 0.5)
    #expect(controller.editor?.textView.text == "text of Bees")
    #expect(controller.list.table.indexPathForSelectedRow?.row == 1)
  }

  @Test func searchingLeavesWhatMatches() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let controller = try open(["Ants", "Bees", "Cats"])
    harness.tap(controller.list.search.searchTextField)
    harness.type("a")
    harness.advance(by: 0.5)
    #expect(names(controller) == ["Ants", "Cats"])
  }

  @Test func aSwipeDeletes() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let controller = try open(["Ants", "Bees", "Cats"])
    let cell = try #require(row(0, controller))
    harness.drag(
      from: CGPoint(x: 230, y: cell.bounds.midY), to: CGPoint(x: 10, y: cell.bounds.midY), in: cell,
      duration: 0.5)
    harness.advance(by: 1)
    #expect(names(controller) == ["Bees", "Cats"])
    #expect(controller.editor?.textView.text == "text of Bees")
    #expect(!FileManager.default.fileExists(atPath: place.appendingPathComponent("Ants.rtf").path))
  }

  @Test func aNewNoteIsShown() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let controller = try open(["Ants"])
    harness.tap(try #require(harness.view(labelled: "New Note")))
    harness.advance(by: 0.5)
    #expect(names(controller) == ["Ants", "Note"] && controller.editor?.textView.text == "")
    #expect(controller.list.table.indexPathForSelectedRow?.row == 1)
  }

  @Test func aNoteIsRenamedInItsRow() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let controller = try open(["Ants", "Bees"])
    let cell = try #require(row(0, controller))
    harness.drag(
      from: CGPoint(x: 20, y: cell.bounds.midY), to: CGPoint(x: 120, y: cell.bounds.midY), in: cell,
      duration: 0.5)
    harness.advance(by: 0.5)
    harness.tap(try #require(harness.view(labelled: "Rename")))
    harness.advance(by: 0.5)
    harness.type("Zebras")
    harness.press(.keyboardReturnOrEnter)
    harness.advance(by: 0.5)
    #expect(names(controller) == ["Bees", "Zebras"])
    #expect(controller.editor?.textView.text == "text of Ants")
    #expect(controller.list.table.indexPathForSelectedRow?.row == 1)
  }

  @Test func aNarrowWindowShowsOneOfBoth() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let controller = try open(["Ants", "Bees"], width: 400)
    #expect(controller.list.view.isHidden && controller.editor?.view.isHidden == false)
    harness.tap(try #require(harness.view(labelled: "Notes")))
    harness.advance(by: 0.3)
    #expect(!controller.list.view.isHidden && controller.editor?.view.isHidden == true)
    harness.tap(try #require(row(1, controller)))
    harness.advance(by: 0.3)
    #expect(controller.list.view.isHidden && controller.editor?.textView.text == "text of Bees")
  }
}
