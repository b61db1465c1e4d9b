import CoreGraphics
import Foundation
import TemporaryPlaces
import Testing
import UIKit
import UIKitTesting

@testable import Notes

/// Where things are in a window of Notes of 1000 × 700 points: a replica without a window system tells.
struct NotesPlaces: Sendable {
  struct Place: Sendable {
    let x: Int
    let y: Int
  }

  /// The first row of the list, and what its menu has.
  private(set) var row = Place(x: 0, y: 0)
  private(set) var delete = Place(x: 0, y: 0)
  private(set) var new = Place(x: 0, y: 0)
  /// The menu of the note, what it has, and the button of the panel that this shows.
  private(set) var more = Place(x: 0, y: 0)
  private(set) var print = Place(x: 0, y: 0)
  private(set) var save = Place(x: 0, y: 0)
  private(set) var text = Place(x: 0, y: 0)
  /// Where a search begins, and the first row of what it finds.
  private(set) var search = Place(x: 0, y: 0)
  private(set) var found = Place(x: 0, y: 0)
  /// A title of the menu bar, and the first of its menu.
  private(set) var fileMenu = Place(x: 0, y: 0)
  private(set) var newInMenu = Place(x: 0, y: 0)

  /// Has the app's menus.
  private final class MenuDelegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      NotesMenus.add(to: builder)
    }
  }

  @MainActor
  init() throws {
    let folder = TemporaryPlaces.new("notes")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Ants", "Bees", "Cats"] {
      try NoteStore.data(of: NSAttributedString(string: name))
        .write(to: folder.appendingPathComponent(name + ".rtf"))
    }
    let harness = AppHarness(screenSize: CGSize(width: 1280, height: 800)) { MenuDelegate() }
    let controller = NotesSplitController(folder: NoteFolder(folder))
    let window = harness.show(controller, size: CGSize(width: 1000, height: 700))
    harness.advance(by: 2)
    try find(harness, window, controller)
    try findMore(harness, window, controller)
  }

  /// Where the middle of what has a label is.
  @MainActor
  private func place(_ label: String, _ harness: AppHarness) throws -> Place {
    Self.middle(of: try #require(harness.view(labelled: label), "nothing shows “\(label)”"))
  }

  @MainActor
  private static func middle(of view: UIView) -> Place {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return Place(x: Int(middle.x), y: Int(middle.y))
  }

  /// What touches find beside what clicks do.
  @MainActor
  private mutating func findMore(
    _ harness: AppHarness, _ window: UIWindow, _ controller: NotesSplitController
  ) throws {
    harness.press(.keyboardEscape)
    harness.advance(by: 2)
    text = Place(x: 700, y: 400)
    harness.press(.keyboardLeftAlt)
    harness.advance(by: 1)
    fileMenu = try place("File", harness)
    harness.tap(window, at: CGPoint(x: fileMenu.x, y: fileMenu.y))
    harness.advance(by: 1)
    newInMenu = try place("New Note", harness)
    harness.press(.keyboardEscape)
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    let bar = controller.list.search.searchBar
    search = Self.middle(of: bar.searchTextField)
    harness.tap(bar.searchTextField)
    harness.advance(by: 2)
    let cell = try #require(
      controller.list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    found = Self.middle(of: cell)
  }

  @MainActor
  private mutating func find(
    _ harness: AppHarness, _ window: UIWindow, _ controller: NotesSplitController
  ) throws {
    func tap(_ place: Place) {
      harness.tap(window, at: CGPoint(x: place.x, y: place.y))
      harness.advance(by: 2)
    }
    (new, more) = try (place("New Note", harness), place("More", harness))
    tap(more)
    print = try place("Print…", harness)
    tap(print)
    save = try place("Save", harness)
    controller.dismiss(animated: false)
    harness.advance(by: 2)
    let cell = try #require(
      controller.list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let middle = cell.convert(CGPoint(x: 100, y: cell.bounds.midY), to: nil)
    row = Place(x: Int(middle.x), y: Int(middle.y))
    harness.click(cell, at: CGPoint(x: 100, y: cell.bounds.midY), button: .secondary)
    harness.advance(by: 2)
    delete = try place("Delete", harness)
  }
}
