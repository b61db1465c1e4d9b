import CoreGraphics

/// Reads the description of a symbol: parts divided by semicolons.
///
/// A part is a head, if it differs from the default `s1`, and a path. The head's letters are the
/// effect (`c` cuts a gap, `k` knocks out), the shape (`s`, `b`, `f`, `d`, as in `SymbolPart`) and
/// the level (1 to 3); a second word `*0.8` sets the width of the stroke. Instead of a path,
/// `@name scale x y angle` inserts another symbol, mirrored if the scale is negative.
struct SymbolParser {
  /// Finds the description of another symbol.
  let find: (String) -> [SymbolPart]?

  func parts(_ text: String) -> [SymbolPart] { text.split(separator: ";").flatMap(parse) }

  private func parse(_ text: Substring) -> [SymbolPart] {
    var rest = text.drop { $0 == " " }
    var part = SymbolPart(shape: .stroke, effect: .paint, level: 1, width: 1, path: PathElements())
    var hasLevel = false
    if let first = rest.first, first.isLowercase || first.isNumber {
      let head = rest.prefix { $0 != " " }
      hasLevel = Self.read(head, into: &part)
      rest = rest.dropFirst(head.count).drop { $0 == " " }
    }
    if rest.first == "*" {
      let word = rest.prefix { $0 != " " }
      part.width = PathCommands.number(word.dropFirst())
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    if rest.first == "@" { return inserted(rest.dropFirst(), part, hasLevel: hasLevel) }
    part.path = PathCommands(rest).path
    return [part]
  }

  /// Whether the head names a level.
  private static func read(_ head: Substring, into part: inout SymbolPart) -> Bool {
    var hasLevel = false
    for letter in head {
      switch letter {
      case "c": part.effect = .cut
      case "k": part.effect = .knockOut
      case "s": part.shape = .stroke
      case "b": part.shape = .body
      case "f": part.shape = .fill
      case "d": part.shape = .dots
      case "1", "2", "3": (part.level, hasLevel) = (letter.wholeNumberValue ?? 1, true)
      default: preconditionFailure("no head of a part: \(head)")
      }
    }
    return hasLevel
  }

  private func inserted(_ text: Substring, _ model: SymbolPart, hasLevel: Bool) -> [SymbolPart] {
    let words = text.split(separator: " ")
    guard let parts = find(String(words[0])) else {
      preconditionFailure("no symbol to insert: \(words[0])")
    }
    let n = words.dropFirst().map(PathCommands.number) + [1, 0, 0, 0].dropFirst(words.count - 1)
    let place = CGAffineTransform(scaleX: n[0], y: abs(n[0]))
      .concatenating(CGAffineTransform(rotationAngle: n[3] * .pi / 180))
      .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    return parts.map { part in
      var placed = part.placed(place, scale: n[0])
      placed.width *= model.width
      if hasLevel { placed.becomeOneLevel(model.level) }
      return model.effect == .knockOut ? placed.knockingOut() : placed
    }
  }
}
