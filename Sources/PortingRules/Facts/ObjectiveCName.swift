/// Names that the Swift compiler derives for Objective-C.
enum ObjectiveCName {
  /// `tapped(sender:)` is `tappedWithSender:`, `move(to:by:)` is `moveTo:by:`.
  static func selector(name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var text = name
    if first != "_" {
      let joined = isPreposition(firstWord(first)) || isPreposition(lastWord(name))
      text += (joined ? "" : "With") + capitalized(first)
    }
    return text + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  static func setter(_ property: String) -> String {
    "set" + capitalized(property) + ":"
  }

  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix { !$0.isUppercase })
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
