import Foundation

/// A file of groups with keys and values, as `.desktop` files and `mimeapps.list` are. Lines that are no part of
/// one are left out. Source: Desktop Entry Specification 1.5, sections 3 and 4.
struct KeyFile: Equatable, Sendable {
  /// More than any real file has.
  private static let longest = 4 << 20

  private var groups: [String: [String: String]] = [:]

  init(_ text: String) {
    var group: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        group = line.hasSuffix("]") ? String(line.dropFirst().dropLast()) : nil
      } else if let group, let (key, value) = Self.pair(line) {
        if groups[group]?[key] == nil { groups[group, default: [:]][key] = value }
      }
    }
  }

  /// Nil if there is no such file, or a huge one.
  init?(path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.longest + 1), data.count <= Self.longest else {
      return nil
    }
    self.init(String(decoding: data, as: UTF8.self))
  }

  private static func pair(_ line: String) -> (String, String)? {
    guard let sign = line.firstIndex(of: "=") else { return nil }
    let key = line[..<sign].trimmingCharacters(in: .whitespaces)
    let value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    return key.isEmpty ? nil : (key, value)
  }

  func has(_ group: String) -> Bool { groups[group] != nil }

  /// With its escapes replaced.
  func string(_ key: String, in group: String) -> String? {
    groups[group]?[key].map(Self.unescaped)
  }

  /// The value in the first of the languages that there is, else without one.
  func string(_ key: String, in group: String, languages: [String]) -> String? {
    let keys = languages.map { "\(key)[\($0)]" } + [key]
    return keys.lazy.compactMap { string($0, in: group) }.first
  }

  func bool(_ key: String, in group: String) -> Bool { groups[group]?[key] == "true" }

  /// Parts between semicolons.
  func list(_ key: String, in group: String) -> [String] {
    groups[group]?[key]?.split(separator: ";").map(String.init) ?? []
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var (result, isEscaped) = ("", false)
    for character in text {
      if isEscaped {
        result += escapes[character] ?? "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static let escapes: [Character: String] = [
    "s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\",
  ]
}
