import UIKit

/// A note in a file, as rich text. It is written beside the old one, which it then replaces, so that there is
/// always a whole note.
struct NoteStore: Sendable {
  let file: URL

  /// The file that an argument of the program names.
  static var named: NoteStore? {
    CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }
      .map { NoteStore(file: URL(fileURLWithPath: $0)) }
  }

  /// In the user's folder for data of programs.
  static var folder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("Notes")
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
