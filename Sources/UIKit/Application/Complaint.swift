import Foundation

/// Words for the person at the terminal: one line on standard error.
enum Complaint {
  static func write(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("casement: \(line)\n".utf8))
  }
}
