import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// Opening, saving and closing.
@MainActor @Suite(.serialized) struct UIDocumentTests {
  private let stage: DocumentStage
  init() throws { stage = try DocumentStage() }

  @Test func aDocumentIsReadFromItsFile() async throws {
    let url = try stage.folder.write("hello", to: "letter.txt")
    stage.harness.settle()
    let document = TextDocument(fileURL: url)
    #expect(document.documentState == .closed && document.localizedName == "letter")
    #expect(document.fileType == "public.plain-text" && document.fileModificationDate == nil)
    #expect(await document.open())
    #expect(document.text == "hello" && document.documentState == .normal)
    #expect(!document.hasUnsavedChanges && document.fileModificationDate != nil)
  }

  @Test func whatIsNoFileIsNotOpened() async throws {
    stage.harness.settle()
    let missing = TextDocument(fileURL: stage.file("missing.txt"))
    #expect(await !missing.open())
    #expect(missing.documentState == .closed && missing.errors.count == 1)
    let folder = TextDocument(fileURL: stage.folder.url)
    #expect(await !folder.open())
    #expect(folder.errors == ["it is not a plain file"])
    mkfifo(stage.file("pipe.txt").path, 0o600)
    let pipe = TextDocument(fileURL: stage.file("pipe.txt"))
    #expect(await !pipe.open())
    #expect(pipe.errors == ["it is not a plain file"])
  }

  @Test func contentsThatCannotBeLoadedLeaveItClosed() async throws {
    let url = stage.file("a.txt")
    try Data([0xff, 0xfe, 0xff]).write(to: url)
    stage.harness.settle()
    let document = TextDocument(fileURL: url)
    #expect(await !document.open())
    #expect(document.documentState == .closed && document.errors.count == 1)
  }

  @Test func aNewDocumentIsSavedToCreateItAndIsOpenThen() async throws {
    stage.harness.settle()
    let document = TextDocument(fileURL: stage.file("sub/new.txt"))
    document.text = "first"
    #expect(await document.save(to: document.fileURL, for: .forCreating))
    #expect(document.documentState == .normal)
    #expect(stage.text("sub/new.txt") == "first")
    #expect(stage.names == ["sub"])
  }

  @Test func savingElsewhereTakesTheDocumentThere() async throws {
    let document = try await stage.open()
    document.text = "two"
    #expect(await document.save(to: stage.file("b.txt"), for: .forCreating))
    #expect(document.fileURL.lastPathComponent == "b.txt")
    #expect(stage.text("a.txt") == "one" && stage.text("b.txt") == "two")
  }

  @Test func changesAreSavedByThemselvesAfterASecond() async throws {
    let document = try await stage.open()
    document.write("two")
    stage.harness.advance(by: 0.5)
    document.write("three")
    #expect(document.hasUnsavedChanges && document.autosaveTimer != nil)
    stage.harness.advance(by: 0.6)
    #expect(document.autosaveTimer == nil)
    try await stage.wait { !document.hasUnsavedChanges }
    #expect(stage.text("a.txt") == "three" && !document.hasUnsavedChanges)
    #expect(stage.names == ["a.txt"])
  }

  @Test func closingSavesFirst() async throws {
    let document = try await stage.open()
    document.write("two")
    #expect(await document.close())
    #expect(document.documentState == .closed && stage.text("a.txt") == "two")
    #expect(await document.close())
  }

  @Test func whatIsWrittenDuringASaveIsStillUnsaved() async throws {
    let document = try await stage.open()
    document.write("two")
    let isSaved = await withCheckedContinuation { continuation in
      document.save(to: document.fileURL, for: .forOverwriting) {
        continuation.resume(returning: $0)
      }
      document.write("three")
    }
    #expect(isSaved)
    #expect(document.hasUnsavedChanges)
    #expect(await document.close())
    #expect(stage.text("a.txt") == "three")
  }

  @Test func aSaveThatFailsIsTriedAgain() async throws {
    let document = try await stage.open()
    document.refusal = CocoaError(.fileWriteUnknown)
    document.write("two")
    stage.harness.advance(by: 2.1)
    try await stage.wait { document.documentState == .savingError }
    #expect(document.documentState == .savingError && document.errors.count == 1)
    #expect(await !document.close())
    #expect(document.documentState == .savingError)
    document.refusal = nil
    try await stage.wait { !document.hasUnsavedChanges }
    #expect(document.documentState == .normal && stage.text("a.txt") == "two")
  }

  @Test func contentsThatAreNoDataAreAnError() async throws {
    final class Odd: UIDocument {
      override func contents(forType typeName: String) throws -> Any { 7 }
    }
    stage.harness.settle()
    let document = Odd(fileURL: stage.file("odd.txt"))
    #expect(await !document.save(to: document.fileURL, for: .forCreating))
    #expect(document.documentState.contains(.savingError) && stage.names == [])
  }

  @Test func permissionsAndLinksStay() async throws {
    try stage.folder.write("one", to: "real.txt")
    chmod(stage.file("real.txt").path, 0o640)
    try FileManager.default.createSymbolicLink(
      at: stage.file("link.txt"), withDestinationURL: stage.file("real.txt"))
    stage.harness.settle()
    let document = TextDocument(fileURL: stage.file("link.txt"))
    #expect(await document.open())
    document.write("two")
    #expect(await document.autosave())
    #expect(stage.text("real.txt") == "two")
    let mode = try FileManager.default.attributesOfItem(atPath: stage.file("real.txt").path)
    #expect(mode[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: stage.file("link.txt").path)
    #expect(link.hasSuffix("real.txt"))
  }

  @Test func theStateIsTold() async throws {
    let states = Recorded<UInt>()
    stage.harness.settle()
    let document = TextDocument(fileURL: try stage.folder.write("one", to: "a.txt"))
    let observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: document, queue: nil
    ) { note in
      let document = note.object as? UIDocument
      let state = MainActor.assumeIsolated { document?.documentState.rawValue }
      states.add(state ?? 99)
    }
    #expect(await document.open())
    #expect(await document.revert(toContentsOf: document.fileURL))
    #expect(await document.close())
    NotificationCenter.default.removeObserver(observer)
    #expect(states.all == [0, 8, 0, 1])
  }

  @Test func revertingForgetsChanges() async throws {
    let document = try await stage.open()
    document.undoManager.registerUndo(withTarget: document) { $0.text = "one" }
    document.write("two")
    #expect(await document.revert(toContentsOf: document.fileURL))
    #expect(document.text == "one" && !document.hasUnsavedChanges)
    #expect(!document.undoManager.canUndo && document.isEditable)
    #expect(document.autosaveTimer == nil)
  }

  @Test func fileAccessIsInOrderAndOffMain() async throws {
    let document = try await stage.open()
    let order = Recorded<Int>()
    for number in 0..<20 {
      document.performAsynchronousFileAccess {
        order.add(Thread.isMainThread ? -1 : number)
      }
    }
    #expect(await document.autosave())
    document.write("two")
    #expect(await document.autosave())
    #expect(order.all == Array(0..<20))
  }

  @Test func theTitleHasAMarkUntilItIsSaved() async throws {
    let platform = stage.harness.application.engine.platform as! HeadlessPlatform
    platform.headlessAccessibility.isActive = true
    let controller = UIViewController()
    controller.title = "Letters"
    let window = stage.harness.show(controller)
    let document = try await stage.open()
    #expect(window.displayedTitle == "Letters")
    document.write("two")
    #expect(window.displayedTitle == "• Letters")
    // A screen reader would say it with each edit and each time that it is saved.
    stage.harness.settle()
    let nodes = platform.headlessAccessibility.tree?.preorder() ?? []
    #expect(nodes.filter { $0.role == .window }.map(\.name) == ["Letters"])
    #expect(await document.autosave())
    #expect(window.displayedTitle == "Letters")
  }

  @Test func theEndOfTheAppSavesWhatIsLeft() async throws {
    var document: TextDocument? = try await stage.open()
    document?.write("last words")
    document = nil
    stage.harness.application.end(status: 0)
    #expect(stage.text("a.txt") == "last words")
  }

  @Test func anActivityNamesTheFile() async throws {
    let document = try await stage.open()
    let activity = NSUserActivity(activityType: "org.casement.editing")
    document.updateUserActivityState(activity)
    #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == document.fileURL)
  }
}
