// Porting 6: compiler errors and crash reports point into the original file. Next:
// Reporting/Diagnostics.

/// Makes line numbers of a lowered text those of its original.
enum LineKeeper {
  /// How many lines a text has; lowering leaves that number alone.
  static func lineCount(_ text: String) -> Int {
    text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// Puts the original's place in front. A shebang stays the first line.
  static func pointing(_ text: String, to path: String) -> String {
    let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    guard text.hasPrefix("#!"), let end = text.firstIndex(of: "\n") else {
      return "#sourceLocation(file: \"\(name)\", line: 1)\n" + text
    }
    let rest = text[text.index(after: end)...]
    return text[...end] + "#sourceLocation(file: \"\(name)\", line: 2)\n" + rest
  }
}
