import UIKit

/// A document whose changes only the end of the app saves. Each line of standard input becomes its text.
class DocumentProbe: UIViewController {
  private static let path = CommandLine.arguments.last ?? ""
  private let document = ProbeDocument(fileURL: URL(fileURLWithPath: DocumentProbe.path))

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    let path = Self.path
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { _ in
      report("has \((try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing")")
    }
    document.open { [weak self] isOpen in self?.begin(isOpen) }
  }

  private func begin(_ isOpen: Bool) {
    report("open \(isOpen) \(document.text)")
    Thread.detachNewThread { [weak self] in
      while let line = readLine() {
        DispatchQueue.main.async { self?.write(line) }
      }
    }
  }

  private func write(_ line: String) {
    document.text = line
    document.updateChangeCount(.done)
    report("unsaved")
  }
}

class ProbeDocument: UIDocument {
  var text = ""

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
  }

  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

  override func autosave(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    completionHandler?(!hasUnsavedChanges)
  }
}
