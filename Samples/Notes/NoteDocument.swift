import UIKit

/// A note in a file. What is shown is asked for when it is saved.
class NoteDocument: UIDocument {
  private(set) var text = NSAttributedString(string: "")
  /// Gives what is written now.
  var currentText: () -> NSAttributedString? = { nil }
  /// Called when the file was written or read.
  var onFileChange: () -> Void = {}
  /// Called when the text was read, which may be again.
  var onLoad: (NSAttributedString) -> Void = { _ in }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = try NoteStore.note(from: contents as? Data ?? Data())
    onLoad(text)
    onFileChange()
  }

  override func contents(forType typeName: String) throws -> Any {
    try NoteStore.data(of: currentText() ?? text)
  }

  override func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation
  ) {
    super.updateChangeCount(withToken: changeCountToken, for: saveOperation)
    onFileChange()
  }

  /// Opens the file, or makes it if there is none.
  func openOrCreate() async -> Bool {
    FileManager.default.fileExists(atPath: fileURL.path)
      ? await open() : await save(to: fileURL, for: .forCreating)
  }
}
