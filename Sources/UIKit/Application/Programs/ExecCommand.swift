import Foundation

/// The command line of a `.desktop` file, as words. It never goes through a shell. Source: Desktop Entry
/// Specification 1.5, section 7.
struct ExecCommand: Equatable, Sendable {
  /// What a word stands for.
  enum Word: Equatable, Sendable {
    case text(String)
    /// One file or URL.
    case file, url
    /// All of them.
    case files, urls
    case icon
  }

  private(set) var words: [Word] = []

  /// Nil for what the specification doesn't allow: quotes that don't end, unknown codes, no program.
  init?(_ line: String, name: String, path: String) {
    guard let parts = Self.split(line) else { return nil }
    for part in parts {
      guard let word = Self.word(part, name, path) else { return nil }
      if word != .text("") || part.isQuoted { words.append(word) }
    }
    guard case .text(let program)? = words.first, !program.isEmpty, !program.contains("=") else {
      return nil
    }
  }

  var program: String {
    guard case .text(let program)? = words.first else { return "" }
    return program
  }

  /// Whether one process opens all.
  var takesSeveral: Bool { words.contains { $0 == .files || $0 == .urls } }

  /// The arguments for one process. Files of programs that name no place for them come last.
  func arguments(for urls: [URL], icon: String?) -> [String] {
    let places: [Word] = [.file, .url, .files, .urls]
    let hasPlace = words.contains { places.contains($0) }
    return words.dropFirst().flatMap { word -> [String] in
      switch word {
      case .text(let text): [text]
      case .icon: icon.map { ["--icon", $0] } ?? []
      case .file: urls.prefix(1).map(Self.path)
      case .files: urls.map(Self.path)
      case .url: urls.prefix(1).map(\.absoluteString)
      case .urls: urls.map(\.absoluteString)
      }
    } + (hasPlace ? [] : urls.map(Self.path))
  }

  private static func path(_ url: URL) -> String { url.isFileURL ? url.path : url.absoluteString }
}

extension ExecCommand {
  private struct Part {
    var text = ""
    var isQuoted = false
  }

  private static func split(_ line: String) -> [Part]? {
    var (parts, current): ([Part], Part?) = ([], nil)
    var characters = line.makeIterator()
    while let character = characters.next() {
      switch character {
      case " ", "\t", "\n":
        current.map { parts.append($0) }
        current = nil
      case "\"":
        // A word is quoted as a whole.
        guard current == nil, let quoted = quoted(&characters) else { return nil }
        current = Part(text: quoted, isQuoted: true)
      default:
        if current?.isQuoted == true { return nil }
        current = Part(text: (current?.text ?? "") + String(character))
      }
    }
    return parts + (current.map { [$0] } ?? [])
  }

  /// Up to the quote that ends it; nil without one.
  private static func quoted(_ characters: inout String.Iterator) -> String? {
    var text = ""
    while let character = characters.next() {
      switch character {
      case "\"": return text
      case "\\":
        guard let next = characters.next() else { return nil }
        text += "\"`$\\".contains(next) ? String(next) : "\\\(next)"
      default: text.append(character)
      }
    }
    return nil
  }

  private static func word(_ part: Part, _ name: String, _ path: String) -> Word? {
    if !part.isQuoted, let code = codes[part.text] { return code }
    var (text, rest) = ("", part.text[...])
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      let next = rest.index(after: sign)
      guard next < rest.endIndex else { return nil }
      switch rest[next] {
      case "%": text += "%"
      case "c": text += name
      case "k": text += path
      case "d", "D", "n", "N", "v", "m": break
      default: return nil
      }
      rest = rest[rest.index(after: next)...]
    }
    return .text(text + rest)
  }

  private static let codes: [String: Word] = [
    "%f": .file, "%F": .files, "%u": .url, "%U": .urls, "%i": .icon,
  ]
}
