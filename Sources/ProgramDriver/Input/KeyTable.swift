/// Which keys write which characters, by the server's table of symbols. A pure value.
package struct KeyTable {
  /// A key, and those that are down meanwhile.
  package struct Stroke: Equatable {
    package var key: UInt8
    package var held: [UInt8]
  }

  private var strokes: [UInt32: Stroke] = [:]

  /// `symbols` are rows of `width` for each key, `first` being the number of the first key. As in the core protocol,
  /// columns are plain, with Shift, two of the second group, with the third level's key, and with both.
  package init(first: UInt8, width: Int, symbols: [UInt32]) {
    guard width > 0 else { return }
    let (shift, third): (UInt32, UInt32) = (0xFFE1, 0xFE03)
    func key(at index: Int) -> UInt8? { UInt8(exactly: Int(first) + index / width) }
    func key(of symbol: UInt32) -> UInt8? { symbols.firstIndex(of: symbol).flatMap { key(at: $0) } }
    let columns: [(column: Int, held: [UInt8?])] = [
      (0, []), (1, [key(of: shift)]), (4, [key(of: third)]), (5, [key(of: shift), key(of: third)]),
    ]
    for (column, held) in columns where column < width {
      let known = held.compactMap(\.self)
      guard known.count == held.count else { continue }
      for index in stride(from: column, to: symbols.count, by: width) {
        guard let key = key(at: index), symbols[index] != 0, strokes[symbols[index]] == nil else {
          continue
        }
        strokes[symbols[index]] = Stroke(key: key, held: known)
      }
    }
  }

  /// With the keys of other symbols down as well. Nil for what the keyboard does not have.
  package func stroke(for character: Character, held: [UInt32] = []) -> Stroke? {
    Self.symbol(of: character).flatMap { stroke(for: $0, held: held) }
  }

  package func stroke(for symbol: UInt32, held: [UInt32]) -> Stroke? {
    guard var stroke = strokes[symbol] else { return nil }
    for symbol in held {
      guard let key = strokes[symbol]?.key else { return nil }
      if !stroke.held.contains(key) { stroke.held.append(key) }
    }
    return stroke
  }

  private static func symbol(of character: Character) -> UInt32? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first?.value, scalars.count == 1 else { return nil }
    return switch scalar {
    case 0x0A, 0x0D: 0xFF0D
    case 0x09: 0xFF09
    case 0x08, 0x7F: 0xFF08
    case 0x1B: 0xFF1B
    case 0x20...0x7E, 0xA0...0xFF: scalar
    default: 0x0100_0000 | scalar
    }
  }
}
