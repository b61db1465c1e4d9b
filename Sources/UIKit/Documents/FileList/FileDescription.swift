import Foundation

/// What a list says of a file below its name.
@MainActor
enum FileDescription {
  private static let dates: DateFormatter = {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
    return formatter
  }()

  static func text(of entry: FileEntry) -> String {
    let date = dates.string(from: entry.modified)
    if entry.isFolder { return date }
    return ByteCountFormatter.string(fromByteCount: Int64(entry.size), countStyle: .file) + " · "
      + date
  }
}
