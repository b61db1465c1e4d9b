import Foundation
import Synchronization
import Testing
import UIKitTesting

@testable import UIKit

/// A document whose contents are a text.
final class TextDocument: UIDocument {
  var text = ""
  var loads = 0
  var errors: [String] = []
  var isEditable = true
  /// False for one whose changes only closing and the end of the app save.
  var savesByItself = true
  /// What `contents(forType:)` throws, if anything.
  var refusal: (any Error)?

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
    loads += 1
  }

  override func contents(forType typeName: String) throws -> Any {
    if let refusal { throw refusal }
    return Data(text.utf8)
  }

  override func autosave(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    if savesByItself { return super.autosave(completionHandler: completionHandler) }
    completionHandler?(!hasUnsavedChanges)
  }

  override func disableEditing() { isEditable = false }
  override func enableEditing() { isEditable = true }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors.append("\(error)")
    super.handleError(error, userInteractionPermitted: userInteractionPermitted)
  }

  func write(_ text: String) {
    self.text = text
    updateChangeCount(.done)
  }
}

/// What code on any thread has told, in order.
final class Recorded<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  var all: [Value] { values.withLock { $0 } }
  func add(_ value: Value) { values.withLock { $0.append(value) } }
}

/// An application, a folder, and documents in it.
@MainActor
struct DocumentStage {
  let harness = AppHarness()
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func file(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  func text(_ name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }

  /// A document that is open.
  func open(_ name: String = "a.txt", _ text: String = "one") async throws -> TextDocument {
    harness.settle()
    let document = TextDocument(fileURL: try folder.write(text, to: name))
    #expect(await document.open())
    return document
  }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()) ?? []
  }

  /// Lets other queues and the kernel do their part; the application's time goes on meanwhile.
  func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<12_000 {
      if isDone() { return }
      harness.advance(by: 0.05)
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
