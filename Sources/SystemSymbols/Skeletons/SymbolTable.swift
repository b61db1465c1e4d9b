import CoreGraphics
import Synchronization

/// The symbols with paths of their own: a table of descriptions, and rules for names that are made
/// of others, such as "plus.circle.fill" and "mic.slash".
enum SymbolTable {
  private static let descriptions: [String: String] = [
    arrows, signs, shapes, tools, documents, people, media, messages, places, nature, text, things,
  ].reduce(into: [:]) { all, family in
    all.merge(family) { _, _ in preconditionFailure("a symbol is described twice") }
  }

  /// What was asked for before; only names of symbols, so that it can't grow without end.
  private static let known = Mutex<[String: [SymbolPart]]>([:])

  /// Names with an underscore are pieces of other symbols.
  static func publicParts(_ name: String) -> [SymbolPart]? {
    guard !name.hasPrefix("_") else { return nil }
    if let parts = known.withLock({ $0[name] }) { return parts }
    guard let parts = parts(name) else { return nil }
    known.withLock { $0[name] = parts }
    return parts
  }

  /// Nil for a name that the table does not have.
  static func parts(_ name: String) -> [SymbolPart]? {
    description(name).map(SymbolParser(find: parts).parts)
  }

  static var names: [String] {
    let enclosures = enclosed.keys.flatMap { name in
      Enclosure.allCases.flatMap { [name + $0.rawValue, name + $0.rawValue + ".fill"] }
    }
    let slashes = slashed.flatMap { descriptions[$0 + ".fill"] == nil ? [$0] : [$0, $0 + ".fill"] }
      .map { slashName($0) }
    return Set(descriptions.keys).union(enclosures).union(slashes)
      .filter { !$0.hasPrefix("_") }.sorted()
  }

  private static func description(_ name: String) -> String? {
    descriptions[name] ?? enclosure(name) ?? slash(name)
  }

  private enum Enclosure: String, CaseIterable {
    case circle = ".circle"
    case square = ".square"

    var path: String { self == .circle ? "O 0 0 54" : "R -46 -46 92 92 17" }
  }

  /// A symbol in a circle or a square; in a filled one it is knocked out.
  private static func enclosure(_ name: String) -> String? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    for enclosure in Enclosure.allCases where stem.hasSuffix(enclosure.rawValue) {
      let inner = String(stem.dropLast(enclosure.rawValue.count))
      guard let scale = enclosed[inner] else { return nil }
      let content = "@\(solid(inner)) \(scale)"
      return isFilled
        ? "b2 \(enclosure.path); k1 \(content)" : "s2 \(enclosure.path); 1 \(content)"
    }
    return nil
  }

  /// The filled symbol, unless it would lose its details: small symbols are clearer as areas.
  private static func solid(_ name: String) -> String {
    let filled = parts(name + ".fill") ?? []
    let isPlain = !filled.isEmpty && filled.allSatisfy { $0.effect == .paint }
    return isPlain ? name + ".fill" : name
  }

  /// "mic.slash.fill" is a "mic.fill" with a slash.
  private static func slash(_ name: String) -> String? {
    let isFilled = name.hasSuffix(".slash.fill")
    guard isFilled || name.hasSuffix(".slash") else { return nil }
    let stem = String(name.dropLast(isFilled ? 11 : 6))
    guard slashed.contains(stem) else { return nil }
    let slash = "M-46 -46 L46 46"
    return "2 @\(isFilled ? stem + ".fill" : stem); c \(slash); s1 \(slash)"
  }

  private static func slashName(_ name: String) -> String {
    name.hasSuffix(".fill") ? name.dropLast(5) + ".slash.fill" : name + ".slash"
  }
}
