import Foundation

/// Where a document goes.
enum PrintFile {
  /// A new file in the user's documents, or one that is removed after printing. Nil where there is no such
  /// folder.
  static func make(_ job: String, isKept: Bool) -> URL? {
    let files = FileManager.default
    guard isKept else {
      return files.temporaryDirectory.appendingPathComponent("print-\(UUID().uuidString).pdf")
    }
    guard let folder = files.urls(for: .documentDirectory, in: .userDomainMask).first else {
      return nil
    }
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    return FilePurpose.free(folder.appendingPathComponent("\(name(job)).pdf"))
  }

  /// It can't leave the folder.
  static func name(_ job: String) -> String {
    let plain = String(job.filter { $0 != "/" && $0 != "\0" && !$0.isNewline }.prefix(100))
    return plain.allSatisfy { $0 == "." || $0 == " " } ? "Document" : plain
  }
}
