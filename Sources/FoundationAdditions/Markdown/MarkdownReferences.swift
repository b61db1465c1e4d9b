/// The addresses that a text gives names, `[name]: address "title"`, for links such as `[text][name]`.
struct MarkdownReferences: Equatable {
  private static let longestName = 999

  private var addresses: [String: String] = [:]

  var isEmpty: Bool { addresses.isEmpty }

  init() {}

  /// Those of all lines, in quotes too. The first of a name counts.
  init(in lines: [Substring]) {
    var fence: MarkdownFence?
    for line in lines {
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if let opened = MarkdownFence(line) {
        fence = opened
      } else if let (name, address) = Self.definition(line.drop { $0 == " " || $0 == ">" }) {
        addresses[name] = addresses[name] ?? address
      }
    }
  }

  /// Nil for names that the text does not give, and for what can't be one.
  func address(of name: some Collection<Character>) -> String? {
    guard !isEmpty, let name = Self.normalized(name) else { return nil }
    return addresses[name]
  }

  /// Names are the same in any case, and however they are spaced.
  private static func normalized(_ name: some Collection<Character>) -> String? {
    guard name.prefix(longestName + 1).count <= longestName, !name.contains("[") else { return nil }
    let words = String(name).lowercased().split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  static func isDefinition(_ line: Substring) -> Bool {
    definition(line.drop { $0 == " " }) != nil
  }

  private static func definition(_ line: Substring) -> (name: String, address: String)? {
    guard line.first == "[", let end = line.firstIndex(of: "]"),
      let name = normalized(line[line.index(after: line.startIndex)..<end])
    else { return nil }
    let rest = line[line.index(after: end)...]
    guard rest.first == ":" else { return nil }
    let text = rest.dropFirst().drop(while: \.isWhitespace)
    let isInAngles = text.first == "<"
    let address =
      isInAngles ? text.dropFirst().prefix { $0 != ">" } : text.prefix { !$0.isWhitespace }
    guard isInAngles || !address.isEmpty else { return nil }
    let after = text[address.endIndex...].dropFirst(isInAngles ? 1 : 0)
    return isTitle(after) ? (name, String(address)) : nil
  }

  /// Whether nothing follows the address, or a title.
  private static func isTitle(_ rest: Substring) -> Bool {
    var text = rest.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    guard let first = text.first else { return true }
    guard let quote = ["\"": "\"", "'": "'", "(": ")"][first], text.count > 1 else { return false }
    return rest.first?.isWhitespace ?? false && text.last == Character(quote)
  }
}
