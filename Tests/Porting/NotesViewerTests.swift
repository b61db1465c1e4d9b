import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import NotesViewer

@MainActor @Suite(.serialized) struct NotesViewerTests {
  private let app = RunningApp(AppDelegate())

  private var store: NoteStore {
    get throws { try #require(app.harness.application.delegate as? AppDelegate).store }
  }

  private var titles: [String] { get throws { try store.notes.map(\.title) } }

  private var scenes: [UIWindowScene] {
    app.harness.application.connectedScenes.compactMap { $0 as? UIWindowScene }
  }

  private func openIdeas() throws -> UIWindowScene {
    try app.tap("Ideas")
    app.harness.type("o", modifiers: [.command, .shift])
    app.harness.advance(by: 0.5)
    return try #require(scenes.first { $0.delegate is NoteSceneDelegate }, "no second window")
  }

  @Test func theListShowsTheNotes() throws {
    #expect(try titles == ["Groceries", "Ideas", "Trip"])
    #expect(try app.find("Trip").frame.minY == 88)
    #expect(scenes.map(\.title) == ["Notes"])
  }

  @Test func aKeyOpensTheSelectedNoteInAWindowOfItsOwn() throws {
    app.harness.type("o", modifiers: [.command, .shift])
    #expect(scenes.count == 1, "nothing is selected")
    let scene = try openIdeas()
    #expect(scenes.count == 2 && scene.title == "Ideas")
    #expect(scene.session.configuration.name == "Note")
    #expect(try app.text("text") == "Ideas\nA clock that runs backwards")
    #expect(try app.find("text").window?.windowScene === scene)
    #expect(try app.window.windowScene === scene)
  }

  @Test func aSecondRequestActivatesTheSameWindow() throws {
    let scene = try openIdeas()
    let list = try #require(scenes.first { $0 !== scene }?.windows.first)
    list.makeKey()
    app.harness.settle()
    app.harness.type("o", modifiers: [.command, .shift])
    app.harness.advance(by: 0.5)
    #expect(scenes.count == 2)
  }

  @Test func closingTheWindowDiscardsItsSession() throws {
    _ = try openIdeas()
    app.harness.type("w", modifiers: .command)
    app.harness.advance(by: 0.5)
    #expect(scenes.map(\.title) == ["Notes"])
    #expect(try store.closedSessions == 1)
    #expect(app.harness.application.openSessions.count == 1)
  }

  @Test func deletingANoteClosesItsWindowToo() throws {
    let scene = try openIdeas()
    let list = try #require(scenes.first { $0 !== scene }?.windows.first)
    list.makeKey()
    app.harness.settle()
    app.harness.type("\u{8}", modifiers: .command)
    app.harness.advance(by: 0.5)
    #expect(try titles == ["Groceries", "Trip"])
    #expect(scenes.count == 1)
  }

  @Test func keysAddAndSelect() throws {
    app.harness.type("n", modifiers: .command)
    #expect(try titles == ["Note 4", "Groceries", "Ideas", "Trip"])
    app.harness.press(.keyboardDownArrow)
    app.harness.press(.keyboardDownArrow)
    #expect(try app.find("Groceries", as: UIControl.self).isSelected)
    #expect(try !app.find("Note 4", as: UIControl.self).isSelected)
    #expect(try app.find("list", as: UIScrollView.self).contentSize.height == 176)
  }

  @Test func theMenuPinsANote() throws {
    app.harness.click(try app.find("Trip"), button: .secondary)
    app.harness.advance(by: 0.5)
    let row = try #require(try app.window.descendants.first { ($0 as? UILabel)?.text == "Pin" })
    app.harness.tap(row)
    app.harness.advance(by: 0.5)
    #expect(try store.notes[2].isPinned)
    #expect(try app.find("Trip").accessibilityTraits == [.button, .selected])
  }

  @Test func aNoteIsDraggedToAnotherPlace() throws {
    let list = try app.find("list")
    app.harness.touchDown(list, at: CGPoint(x: 60, y: 22))
    app.harness.advance(by: 0.8)
    for y in [40.0, 70, 100, 110] {
      app.move(to: CGPoint(x: 60, y: y), in: list)
      app.harness.advance(by: 1.0 / 60)
    }
    app.harness.touchUp()
    app.harness.advance(by: 1)
    #expect(try titles == ["Ideas", "Trip", "Groceries"])
    #expect(try app.find("Groceries").frame.minY == 88)
  }
}
