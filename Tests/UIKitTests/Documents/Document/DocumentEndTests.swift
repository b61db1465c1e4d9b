import Foundation
import PlatformKit
import Testing

@testable import UIKit

/// What the end of the app saves, and when.
@MainActor @Suite(.serialized) struct DocumentEndTests {
  enum Ending: CaseIterable, Sendable {
    case closedByTheUser, closedByTheProgram, signal, lostWindowSystem
  }

  private let stage = SceneStage()
  private let folder: TemporaryFolder
  private var file: URL { folder.url.appendingPathComponent("a.txt") }
  private var text: String? { Self.text(of: file) }

  init() throws { folder = try TemporaryFolder() }

  private nonisolated static func text(of file: URL) -> String? {
    try? String(contentsOf: file, encoding: .utf8)
  }

  private func make() throws -> TextDocument {
    try folder.write("one", to: "a.txt")
    stage.application.makeCurrent()
    let document = TextDocument(fileURL: file)
    document.savesByItself = false
    return document
  }

  private func open() async throws -> TextDocument {
    let document = try make()
    #expect(await document.open())
    return document
  }

  private func end(_ ending: Ending) {
    switch ending {
    case .closedByTheUser: stage.post(.closeRequested)
    case .closedByTheProgram:
      stage.application.requestSceneSessionDestruction(stage.scenes[0].session, options: nil)
      stage.turn()
    case .signal: stage.application.end(status: 0)
    case .lostWindowSystem: stage.platform.post(.disconnected("the test has pulled the plug"))
    }
  }

  /// Notes the file at each of the notifications while `body` runs.
  private func texts(at names: [Notification.Name], _ body: () -> Void) -> [String] {
    let seen = Recorded<String>()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [file] _ in
        seen.add("\(name.rawValue): \(Self.text(of: file) ?? "")")
      }
    }
    body()
    tokens.forEach(NotificationCenter.default.removeObserver)
    return seen.all
  }

  @Test(arguments: Ending.allCases)
  func documentsAreSavedBeforeScenesAreLetGo(ending: Ending) async throws {
    let document = try await open()
    document.write("last words")
    let moments = [
      UIScene.didDisconnectNotification, UIApplication.willTerminateNotification,
    ]
    let seen = texts(at: moments) { end(ending) }
    #expect(
      seen == [
        "UISceneDidDisconnectNotification: last words",
        "UIApplicationWillTerminateNotification: last words",
      ])
    #expect(stage.application.exitStatus == (ending == .lostWindowSystem ? 1 : 0))
  }

  @Test func whatTheDelegatesChangeAtTheLastIsSavedToo() async throws {
    let document = try await open()
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { document.write("last words") } }
    stage.application.end(status: 0)
    NotificationCenter.default.removeObserver(token)
    #expect(text == "last words")
  }

  @Test func aSaveThatIsUnderWayIsWaitedFor() async throws {
    let document = try make()
    document.text = "two"
    document.performAsynchronousFileAccess { Thread.sleep(forTimeInterval: 0.05) }
    let isSaved = Recorded<Bool>()
    document.save(to: file, for: .forCreating) { isSaved.add($0) }
    stage.application.end(status: 0)
    #expect(text == "two")
    while isSaved.all.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(isSaved.all == [true])
  }

  @Test func aFileThatTakesTooLongDoesNotKeepTheAppFromEnding() async throws {
    let document = try await open()
    let gate = DispatchSemaphore(value: 0)
    document.performAsynchronousFileAccess { gate.wait() }
    document.write("last words")
    stage.application.engine.documents.timeout = 0.01
    let lines = LoggedLines(with: "it takes too long to be saved")
    stage.application.end(status: 0)
    #expect(stage.application.exitStatus == 0 && text == "one")
    #expect(!lines.all.isEmpty)
    gate.signal()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      document.performAsynchronousFileAccess { continuation.resume() }
    }
    #expect(text == "last words")
  }

  @Test func whatCannotBeSavedDoesNotKeepTheAppFromEnding() async throws {
    let document = try await open()
    document.refusal = CocoaError(.fileWriteUnknown)
    document.write("last words")
    stage.application.end(status: 0)
    #expect(stage.application.exitStatus == 0 && text == "one")
    #expect(document.documentState == .savingError && !document.errors.isEmpty)
  }

  /// A logout that is cancelled after everything was saved.
  @Test func anAppThatGoesOnHasNothingUnsaved() async throws {
    let document = try await open()
    document.write("two")
    stage.application.engine.documents.saveBeforeEnd()
    #expect(!document.hasUnsavedChanges && document.autosaveTimer == nil && text == "two")
    document.write("mine")
    try folder.write("theirs", to: "a.txt")
    for _ in 0..<2 { stage.application.engine.documents.saveBeforeEnd() }
    #expect(!document.hasUnsavedChanges && document.documentState == .normal)
    #expect(text == "theirs" && document.fileURL.lastPathComponent == "a (conflict).txt")
    #expect(Self.text(of: document.fileURL) == "mine")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["a (conflict).txt", "a.txt"])
    stage.application.end(status: 0)
  }
}
