import UIKit

/// A note in a file, as rich text. It is written beside the old one, which it then replaces, so that there is
/// always a whole note.
struct NoteStore: Sendable {
  let file: URL

  /// In the user's folder for data of programs; an argument of the program names another file.
  static var standard: NoteStore {
    if let path = CommandLine.arguments.dropFirst().first(where: { !$0.hasPrefix("-") }) {
      return NoteStore(file: URL(fileURLWithPath: path))
    }
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    return NoteStore(file: folder.appendingPathComponent("Notes/Note.rtf"))
  }

  /// Nil if there is none yet, or if it can't be read.
  func load() -> NSAttributedString? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? NSAttributedString.object(withItemProviderData: data, typeIdentifier: "public.rtf")
  }

  func save(_ note: NSAttributedString) {
    _ = note.loadData(withTypeIdentifier: "public.rtf") { data, error in
      do {
        guard let data else { throw error ?? CocoaError(.fileWriteUnknown) }
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
      } catch {
        FileHandle.standardError.write(Data("the note is not saved: \(error)\n".utf8))
      }
    }
  }
}
