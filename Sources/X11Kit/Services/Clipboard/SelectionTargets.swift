import PlatformKit

/// The names that formats have as targets of X selections. Pure functions.
enum SelectionTargets {
  /// Text in UTF-8 goes by several names, the best first. `TEXT` is whatever the owner likes best, and
  /// `STRING` is Latin-1. Source: ICCCM 2.6.2 and what toolkits do.
  static let textNames = [
    "text/plain;charset=utf-8", "UTF8_STRING", "TEXT", "STRING", "text/plain",
  ]
  private static let moreTextNames: Set<String> = [
    "text/plain;charset=UTF-8", "COMPOUND_TEXT", "C_STRING",
  ]
  /// Targets that are no formats.
  private static let others: Set<String> = [
    "TARGETS", "MULTIPLE", "TIMESTAMP", "SAVE_TARGETS", "DELETE", "INSERT_SELECTION",
    "INSERT_PROPERTY", "INCR", "LENGTH", "LIST_LENGTH", "OWNER_OS", "HOST_NAME", "USER", "CLASS",
    "NAME", "CLIENT_WINDOW", "PROCESS", "TASK", "FILE_NAME", "LINE_NUMBER", "COLUMN_NUMBER",
    "CHARACTER_POSITION", "PIXMAP", "BITMAP", "DRAWABLE", "COLORMAP", "ODIF", "PROCEDURE",
  ]

  /// The formats that an owner's targets stand for, in their order; each once.
  static func formats(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !others.contains($0) }.map { isText($0) ? ClipboardFormat.text : $0 }
      .filter { seen.insert($0).inserted }
  }

  /// The targets under which formats are offered.
  static func names(_ formats: [String]) -> [String] {
    formats.flatMap { $0 == ClipboardFormat.text ? textNames : [$0] }
  }

  /// The targets to ask an owner for, until one is not refused.
  static func attempts(_ format: String) -> [String] {
    format == ClipboardFormat.text
      ? ["UTF8_STRING", "text/plain;charset=utf-8", "STRING", "text/plain"] : [format]
  }

  /// The format meant by a target that somebody asks for.
  static func format(_ name: String) -> String { isText(name) ? ClipboardFormat.text : name }

  /// The type and the bytes of text in UTF-8 for a target that somebody asks for. What Latin-1 lacks is
  /// a question mark in `STRING`.
  static func encode(_ bytes: [UInt8], for name: String) -> (type: String, bytes: [UInt8]) {
    switch name {
    case "TEXT": ("UTF8_STRING", bytes)
    case "STRING", "C_STRING":
      (
        name,
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
          UInt8(exactly: $0.value) ?? UInt8(ascii: "?")
        }
      )
    default: (name, bytes)
    }
  }

  /// What an owner has sent, in the format that was asked for; nil where its type says that it is
  /// something else.
  static func decode(_ bytes: [UInt8], type: String, asked format: String) -> [UInt8]? {
    guard format == ClipboardFormat.text else { return isText(type) ? nil : bytes }
    switch type {
    case "STRING", "C_STRING":
      let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      return Array(text.utf8)
    case "COMPOUND_TEXT": return nil
    default: return isText(type) ? bytes : nil
    }
  }

  private static func isText(_ name: String) -> Bool {
    textNames.contains(name) || moreTextNames.contains(name)
  }
}
