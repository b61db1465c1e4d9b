import Foundation

/// Characters that XML writes in another way.
enum XMLText {
  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  static func encoded(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "'", with: "&apos;")
  }

  /// Leaves what is no reference as it is.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      let name = part.prefix { $0 != ";" }
      if name.endIndex < part.endIndex, let character = character(name) {
        result += character + part[part.index(after: name.endIndex)...]
      } else {
        result += "&" + part
      }
    }
  }

  private static func character(_ name: Substring) -> String? {
    if let known = names[String(name)] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
