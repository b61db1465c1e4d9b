import UIKit

/// Where notes are, and how they are stored: as rich text, one in each file.
enum NoteStore {
  /// The file that an argument of the program names.
  static var named: URL? {
    CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }
      .map { URL(fileURLWithPath: $0) }
  }

  /// In the user's folder for data of programs.
  static var folder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("Notes")
  }

  /// An empty file is an empty note.
  static func note(from data: Data) throws -> NSAttributedString {
    if data.isEmpty { return NSAttributedString(string: "") }
    return try NSAttributedString.object(
      withItemProviderData: data, typeIdentifier: UTType.rtf.identifier)
  }

  /// Without colours: text has the one that the user's windows have.
  static func data(of note: NSAttributedString) throws -> Data {
    let (exported, plain) = (Exported(), NSMutableAttributedString(attributedString: note))
    plain.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: plain.length))
    _ = plain.loadData(withTypeIdentifier: UTType.rtf.identifier) { data, error in
      exported.result = (data, error)
    }
    guard let data = exported.result.data else {
      throw exported.result.error ?? CocoaError(.fileWriteUnknown)
    }
    return data
  }

  /// Texts are exported before the call returns.
  private final class Exported: @unchecked Sendable {
    var result: (data: Data?, error: (any Error)?)
  }
}
