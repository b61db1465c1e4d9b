import CoreGraphics
import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// A controller that opens, shows and closes a document.
@MainActor @Suite(.serialized) struct UIDocumentViewControllerTests {
  private final class Editor: UIDocumentViewController {
    var told: [String] = []
    var asked: [UIDocument.CreationIntent?] = []
    var new: URL?

    var onOpen: () -> Void = {}

    override func documentDidOpen() {
      told.append("opened \(document?.localizedName ?? "-")")
      onOpen()
    }
    override func navigationItemDidUpdate() {
      navigationItem.trailingItemGroups = [undoRedoItemGroup]
    }
    override func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { document = documentURLs.first.map { TextDocument(fileURL: $0) } }
    override func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (
          URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void
    ) {
      asked.append(controller.activeDocumentCreationIntent)
      importHandler(new, new == nil ? .none : .move)
    }
  }

  private let stage: DocumentStage
  private var harness: AppHarness { stage.harness }

  init() throws { stage = try DocumentStage() }

  private func document(_ name: String = "a.txt", _ text: String = "one") throws -> TextDocument {
    harness.settle()
    return TextDocument(fileURL: try stage.folder.write(text, to: name))
  }

  @discardableResult
  private func show(_ editor: Editor) -> UIWindow {
    harness.show(
      UINavigationController(rootViewController: editor), size: CGSize(width: 700, height: 600))
  }

  @Test func aDocumentIsOpenedWhenItShowsAndClosedWhenItLeaves() async throws {
    let document = try document()
    let editor = Editor(document: document)
    let root = UIViewController()
    harness.show(root, size: CGSize(width: 700, height: 600))
    root.present(UINavigationController(rootViewController: editor), animated: false)
    try await stage.wait { document.documentState == .normal }
    try await stage.wait { !editor.told.isEmpty }
    #expect(editor.told == ["opened a"] && document.text == "one")
    #expect(editor.navigationItem.title == "a" && editor.launch == nil)
    document.write("two")
    harness.tap(try #require(harness.view(labelled: "Documents")))
    try await stage.wait { document.documentState.contains(.closed) }
    #expect(root.presentedViewController == nil && stage.text("a.txt") == "two")
  }

  @Test func itIsOpenedBeforeItShowsToo() async throws {
    let editor = Editor(document: try document())
    #expect(await editor.openDocument())
    #expect(editor.told == ["opened a"] && !editor.isViewLoaded)
    var answers: [Bool] = []
    editor.openDocument { answers.append($0) }
    show(editor)
    harness.advance(by: 1)
    #expect(answers == [true] && editor.told == ["opened a"])
    let none = Editor(document: nil)
    #expect(await !none.openDocument())
  }

  @Test func aReadOfTheProgramsOwnThatFailsIsToldToo() async throws {
    harness.settle()
    let document = TextDocument(fileURL: stage.file("a.txt"))
    let editor = Editor(document: document)
    document.open(completionHandler: nil)
    #expect(await !editor.openDocument() && editor.told.isEmpty)
    try stage.folder.write("one", to: "a.txt")
    document.open(completionHandler: nil)
    #expect(await editor.openDocument() && editor.told == ["opened a"])
    #expect(document.loads == 1)
  }

  @Test func whatIsChangedAsItOpensIsSaved() async throws {
    let document = try document()
    let editor = Editor(document: document)
    editor.onOpen = { document.write("changed") }
    #expect(await editor.openDocument())
    #expect(document.hasUnsavedChanges)
    #expect(await document.autosave())
    #expect(stage.text("a.txt") == "changed")
  }

  @Test func oneThatIsOpenIsToldAtOnceAndAnotherClosesIt() async throws {
    let first = try await stage.open("a.txt", "one")
    let editor = Editor(document: first)
    #expect(editor.told == ["opened a"])
    show(editor)
    let second = try document("b.txt", "two")
    editor.document = second
    try await stage.wait { editor.told.count == 2 }
    #expect(editor.told == ["opened a", "opened b"] && editor.navigationItem.title == "b")
    try await stage.wait { first.documentState.contains(.closed) }
    #expect(first.documentState.contains(.closed) && second.documentState == .normal)
  }

  @Test func aFileThatCannotBeReadIsSaidToBeSo() async throws {
    harness.settle()
    let editor = Editor(document: TextDocument(fileURL: stage.file("missing.txt")))
    show(editor)
    try await stage.wait { editor.contentUnavailableConfiguration != nil }
    #expect(editor.told.isEmpty)
    let content = editor.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(content?.text == "“missing” can’t be opened.")
    #expect(await !editor.openDocument())
    editor.document = try document()
    try await stage.wait { !editor.told.isEmpty }
    #expect(editor.contentUnavailableConfiguration == nil)
  }

  @Test func buttonsUndoAndRedo() async throws {
    let editor = Editor(document: try document())
    #expect(editor.undoRedoItemGroup.isHidden)
    #expect(await editor.openDocument())
    show(editor)
    harness.settle()
    let manager = try #require(editor.undoManager)
    #expect(manager === editor.document?.undoManager && !editor.undoRedoItemGroup.isHidden)
    #expect(editor.undoRedoItemGroup.barButtonItems.allSatisfy { !$0.isEnabled })
    var undone = 0
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: editor) { _ in undone += 1 }
    manager.endUndoGrouping()
    harness.settle()
    harness.tap(try #require(harness.view(labelled: "Undo")))
    #expect(undone == 1 && editor.undoRedoItemGroup.barButtonItems[0].isEnabled == false)
  }

  @Test func theFileGetsTheNameThatTheUserGives() async throws {
    let editor = Editor(document: try document())
    #expect(await editor.openDocument())
    show(editor)
    for label in ["a", "Rename…"] {
      harness.tap(try #require(harness.view(labelled: label)))
      harness.advance(by: 1)
    }
    harness.type("better")
    harness.press(.keyboardReturnOrEnter)
    try await stage.wait { editor.document?.localizedName == "better" }
    #expect(stage.names == ["better.txt"] && editor.navigationItem.title == "better")
    (editor.document as? TextDocument)?.write("two")
    #expect(await editor.document?.autosave() == true)
    #expect(stage.names == ["better.txt"] && stage.text("better.txt") == "two")
  }

  @Test func aNameThatIsTakenIsNotGiven() async throws {
    let editor = Editor(document: try document())
    _ = try document("b.txt", "other")
    #expect(await editor.openDocument())
    show(editor)
    editor.navigationItem.title = "b"
    editor.document?.navigationItem(editor.navigationItem, didEndRenamingWith: "b")
    try await stage.wait { editor.navigationItem.title == "a" }
    #expect(stage.names == ["a.txt", "b.txt"] && stage.text("b.txt") == "other")
  }

  private func editorWithoutDocument() throws -> Editor {
    harness.settle()
    let engine = try #require(harness.application.engine)
    (engine.platform as? HeadlessPlatform)?.fileChooser = FakeFileChooser()
    engine.recentFiles = RecentFiles(file: stage.file("recent.xbel"))
    return Editor(document: nil)
  }

  @Test func otherOptionsShowAtOnce() throws {
    let editor = try editorWithoutDocument()
    let former = editor.launchOptions
    former.title = "Former"
    let page = show(editor)
    harness.advance(by: 1)
    let corner = CGPoint(x: 20, y: 120)
    #expect(harness.color(at: corner, in: page) == (242, 242, 247))
    let other = UIDocumentViewController.LaunchOptions()
    (other.title, other.background.backgroundColor) = ("Other", .red)
    let browser = other.browserViewController
    editor.launchOptions = other
    former.title = "Changed"
    harness.advance(by: 1)
    #expect(harness.view(labelled: "Other") != nil && harness.view(labelled: "Changed") == nil)
    #expect(harness.color(at: corner, in: page) == (255, 0, 0))
    #expect(browser.delegate === editor && browser.view.window === page)
    #expect(former.browserViewController.parent == nil)
    #expect(former.browserViewController.delegate == nil)
  }

  @Test func withoutADelegateNothingIsCreated() throws {
    let editor = try editorWithoutDocument()
    let browser = editor.launchOptions.browserViewController
    browser.delegate = nil
    show(editor)
    harness.advance(by: 1)
    harness.tap(try #require(harness.view(labelled: "Create Document")))
    harness.advance(by: 1)
    #expect(editor.asked.isEmpty && browser.activeDocumentCreationIntent == nil)
    #expect(browser.presentedViewController == nil)
  }

  @Test func withoutADocumentItShowsHowToGetOne() async throws {
    let editor = try editorWithoutDocument()
    let options = editor.launchOptions
    (options.title, options.subtitle) = ("Plans", "for everybody")
    let template = UIDocumentViewController.LaunchOptions.createDocumentAction(
      withIntent: UIDocument.CreationIntent("template"))
    template.title = "From Template"
    options.secondaryAction = template
    show(editor)
    harness.advance(by: 1)
    #expect(
      harness.view(labelled: "Plans") != nil && harness.view(labelled: "for everybody") != nil)
    for label in ["Create Document", "From Template"] {
      harness.tap(try #require(harness.view(labelled: label)))
      harness.advance(by: 1)
    }
    #expect(editor.asked == [.default, UIDocument.CreationIntent("template")])
    #expect(options.browserViewController.activeDocumentCreationIntent == nil)
    let url = try stage.folder.write("picked", to: "p.txt")
    editor.documentBrowser(options.browserViewController, didPickDocumentsAt: [url])
    try await stage.wait { !editor.told.isEmpty }
    #expect(editor.told == ["opened p"] && editor.launch == nil)
    harness.tap(try #require(harness.view(labelled: "Documents")))
    harness.advance(by: 1)
    #expect(editor.document == nil && harness.view(labelled: "Plans") != nil)
  }
}
