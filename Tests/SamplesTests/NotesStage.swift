import Foundation
import TemporaryPlaces
import Testing
import UIKit
import UIKitTesting

@testable import Notes

/// A folder of notes and an app that shows them.
@MainActor
struct NotesStage {
  let harness: AppHarness
  let place = TemporaryPlaces.new("notes")

  /// Has the app's menus, whose keys work in tests too.
  private final class MenuDelegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      NotesMenus.add(to: builder)
    }
  }

  /// Without windows, which tests make themselves.
  init() { harness = AppHarness(delegate: { MenuDelegate() }) }

  /// The app as it is started, with notes of these names.
  init(_ names: [String]) throws {
    let place = place
    try Self.write(names, in: place)
    harness = AppHarness(delegate: {
      let app = AppDelegate()
      app.folder = NoteFolder(place)
      app.named = nil
      return app
    })
  }

  private static func write(_ names: [String], in place: URL) throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for name in names {
      try NoteStore.data(of: NSAttributedString(string: "text of \(name)"))
        .write(to: place.appendingPathComponent(name + ".rtf"))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: place) }

  func url(_ name: String) -> URL { place.appendingPathComponent(name + ".rtf") }

  func text(_ name: String) -> String? {
    (try? Data(contentsOf: url(name))).flatMap { try? NoteStore.note(from: $0).string }
  }

  /// Lets files be read and written; the application's time goes on meanwhile.
  func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<12_000 {
      if isDone() { return }
      harness.advance(by: 0.05)
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(isDone())
  }

  /// Shows a folder with notes of these names, and waits until the first one can be written.
  func open(_ names: [String], width: CGFloat = 1000) async throws -> NotesSplitController {
    try Self.write(names, in: place)
    harness.settle()
    let controller = NotesSplitController(folder: NoteFolder(place))
    harness.show(controller, size: CGSize(width: width, height: 700))
    harness.advance(by: 0.5)
    if let editor = controller.editor, width > 600 {
      try await wait { editor.textView.isEditable }
    }
    return controller
  }
}

extension NotesSplitController {
  var names: [String] {
    list.tableView.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  func row(_ number: Int) -> UITableViewCell? {
    list.tableView.cellForRow(at: IndexPath(row: number, section: 0))
  }

  /// How a note begins, after the time that is in the same line.
  func beginning(_ number: Int) -> String? {
    let content = row(number)?.contentConfiguration as? UIListContentConfiguration
    return content?.secondaryText?.components(separatedBy: "  ").dropFirst()
      .joined(separator: "  ")
  }

  var text: String? { editor?.textView.text }
  var selectedRow: Int? { list.tableView.indexPathForSelectedRow?.row }
}
