/// Dictionaries of a PDF document, followed as poppler does, mistakes included.
enum PDFDictionary {
  private static let deepest = 100

  /// Reads up to `last`, and calls `body` with each entry. Gives up after so many words where there should be a name.
  /// False if there are too many dictionaries in each other.
  static func read(
    _ tokens: inout PDFTokens, until last: PDFTokens.Token = .closeDictionary,
    mostStrays: Int = .max, _ body: (PDFEntry) -> Void
  ) -> Bool {
    read(&tokens, until: last, mostStrays, depth: 0, body)
  }

  private static func read(
    _ tokens: inout PDFTokens, until last: PDFTokens.Token, _ mostStrays: Int, depth: Int,
    _ body: (PDFEntry) -> Void
  ) -> Bool {
    var (token, strays) = (tokens.next(), 0)
    while token != last && token != .end && strays < mostStrays {
      if case .name(let name) = token {
        guard readValue(of: name, &tokens, depth: depth, body) else { return false }
      } else {
        strays += 1
      }
      token = tokens.next()
    }
    return true
  }

  private static func readValue(
    of name: String, _ tokens: inout PDFTokens, depth: Int, _ body: (PDFEntry) -> Void
  ) -> Bool {
    let start = tokens
    var side: PDFPicture.Side?
    let token = tokens.next()
    if case .number(let value) = token {
      side = tokens.takeReference() ? .object(value) : .pixels(value)
    } else {
      guard skip(token, &tokens, depth) else { return false }
    }
    body(PDFEntry(name: name, side: side, value: start))
    return true
  }

  /// Reads the rest of a value that begins with `token`.
  private static func skip(_ token: PDFTokens.Token, _ tokens: inout PDFTokens, _ depth: Int)
    -> Bool
  {
    guard depth < deepest else { return false }
    if token == .openDictionary {
      return read(&tokens, until: .closeDictionary, .max, depth: depth + 1) { _ in }
    }
    guard token == .openArray else { return true }
    var part = tokens.next()
    while part != .closeArray && part != .end {
      guard skip(part, &tokens, depth + 1) else { return false }
      part = tokens.next()
    }
    return true
  }
}
