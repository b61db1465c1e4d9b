import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Other programs write, move and remove the file of an open document.
@MainActor @Suite(.serialized) struct DocumentConflictTests {
  private let stage: DocumentStage
  init() throws { stage = try DocumentStage() }

  @Test func aFileThatAnotherProgramWritesIsReadAgain() async throws {
    let document = try await stage.open()
    try stage.folder.write("theirs", to: "a.txt")
    try await stage.wait { document.loads == 2 && document.documentState == .normal }
    #expect(document.text == "theirs" && document.documentState == .normal)
  }

  @Test func ownSavesAreNotReadAgain() async throws {
    let document = try await stage.open()
    document.write("two")
    #expect(await document.autosave())
    try stage.folder.write("x", to: "other.txt")
    for _ in 0..<20 {
      stage.harness.advance(by: 0.1)
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(document.loads == 1 && document.text == "two")
  }

  @Test func withChangesItIsInConflict() async throws {
    let document = try await stage.open()
    document.write("mine")
    try stage.folder.write("theirs", to: "a.txt")
    try await stage.wait { document.documentState == .inConflict }
    #expect(document.documentState == .inConflict && document.text == "mine")
    stage.harness.advance(by: 30)
    #expect(stage.text("a.txt") == "theirs" && document.hasUnsavedChanges)
    #expect(await document.revert(toContentsOf: document.fileURL))
    #expect(document.text == "theirs" && document.documentState == .normal)
  }

  @Test func aSaveBeforeTheNewsOverwritesNothing() async throws {
    let document = try await stage.open()
    document.write("mine")
    try stage.folder.write("theirs", to: "a.txt")
    #expect(await !document.autosave())
    #expect(stage.text("a.txt") == "theirs" && document.documentState == .inConflict)
  }

  @Test func theProgramMaySaveItsOwn() async throws {
    let document = try await stage.open()
    document.write("mine")
    try stage.folder.write("theirs", to: "a.txt")
    #expect(await !document.autosave())
    #expect(await document.save(to: document.fileURL, for: .forOverwriting))
    #expect(stage.text("a.txt") == "mine" && document.documentState == .normal)
  }

  @Test func closingInConflictKeepsBoth() async throws {
    let document = try await stage.open()
    document.write("mine")
    try stage.folder.write("theirs", to: "a.txt")
    #expect(await !document.autosave())
    #expect(await document.close())
    #expect(stage.text("a.txt") == "theirs" && stage.text("a (conflict).txt") == "mine")
    #expect(document.documentState == .closed)
  }

  @Test func theEndOfTheAppKeepsBoth() async throws {
    let document = try await stage.open()
    document.write("mine")
    try stage.folder.write("theirs", to: "a.txt")
    stage.harness.application.end(status: 0)
    #expect(stage.text("a.txt") == "theirs" && stage.text("a (conflict).txt") == "mine")
  }

  @Test func aMovedFileIsFollowed() async throws {
    let document = try await stage.open()
    try FileManager.default.moveItem(at: stage.file("a.txt"), to: stage.file("b.txt"))
    try await stage.wait { document.fileURL.lastPathComponent == "b.txt" }
    document.write("two")
    #expect(await document.autosave())
    #expect(stage.names == ["b.txt"] && stage.text("b.txt") == "two")
  }

  @Test func aFileThatIsReplacedInStepsIsNotFollowed() async throws {
    let document = try await stage.open()
    try FileManager.default.moveItem(at: stage.file("a.txt"), to: stage.file("a.txt~"))
    try stage.folder.write("theirs", to: "a.txt")
    try await stage.wait { document.loads == 2 }
    #expect(document.fileURL.lastPathComponent == "a.txt" && document.text == "theirs")
  }

  @Test func aFileThatIsRemovedClosesTheDocument() async throws {
    let document = try await stage.open()
    try FileManager.default.removeItem(at: stage.file("a.txt"))
    try await stage.wait { document.documentState == .closed }
    #expect(document.documentState == .closed && stage.names == [])
  }

  @Test func changesOfAFileThatIsRemovedAreKept() async throws {
    let document = try await stage.open()
    document.write("mine")
    try FileManager.default.removeItem(at: stage.file("a.txt"))
    try await stage.wait { document.documentState == .inConflict }
    #expect(await document.close())
    #expect(stage.text("a (conflict).txt") == "mine")
  }
}
