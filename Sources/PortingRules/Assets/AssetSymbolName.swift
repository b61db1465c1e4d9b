/// The Swift name that Xcode gives an asset: `ic_bookmark-black` is `icBookmarkBlack`, `BGColorOne` is
/// `bgColorOne`, and capitals stay, `FF6767` is `FF_6767`.
struct AssetSymbolName {
  private let words: [String]
  private let hasOnlyCapitals: Bool

  /// Nil for a name without letters and digits.
  init?(_ asset: String) {
    hasOnlyCapitals = !asset.contains { $0.isLetter && !$0.isUppercase }
    words = Self.words(of: asset, isSplitAtDigits: hasOnlyCapitals)
    if words.isEmpty { return nil }
  }

  /// The name of a member. One that ends in `suffix` loses it: `AccentColor` is `accent`.
  func member(without suffix: String) -> String {
    if hasOnlyCapitals { return Self.identifier(words.joined(separator: "_")) }
    let name = words[0].lowercased() + words.dropFirst().map(ObjectiveCName.capitalized).joined()
    let isLonger = name.hasSuffix(suffix) && name.count > suffix.count
    return Self.identifier(isLonger ? String(name.dropLast(suffix.count)) : name)
  }

  /// The name of the type that a folder with a namespace becomes.
  var type: String {
    Self.identifier(
      hasOnlyCapitals
        ? words.joined(separator: "_") : words.map(ObjectiveCName.capitalized).joined())
  }

  private static func words(of name: String, isSplitAtDigits: Bool) -> [String] {
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    return parts.flatMap { part -> [String] in
      let letters = Array(part)
      var words: [String] = []
      for (index, letter) in letters.enumerated() {
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        let begins =
          index == 0
          || isSplit(letters[index - 1], letter, next, isSplitAtDigits: isSplitAtDigits)
        if begins { words.append(String(letter)) } else { words[words.count - 1].append(letter) }
      }
      return words
    }
  }

  /// Whether a word begins at `letter`: at a capital after a small letter, and at the last of several
  /// capitals before one.
  private static func isSplit(
    _ before: Character, _ letter: Character, _ next: Character?, isSplitAtDigits: Bool
  ) -> Bool {
    if isSplitAtDigits { return before.isNumber != letter.isNumber }
    guard letter.isUppercase else { return false }
    return !before.isUppercase || next?.isLowercase ?? false
  }

  private static func identifier(_ name: String) -> String {
    if name.first?.isNumber ?? true { return "_" + name }
    return reserved.contains(name) ? "`\(name)`" : name
  }

  private static let reserved: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
