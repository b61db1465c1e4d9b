import Foundation

/// The declarations of a `style` attribute or a rule that a `RichStyle` has a place for.
enum CSSDeclarations {
  struct Declaration {
    var property: Property
    var value: String
  }

  enum Property {
    case color, background, weight, slope, decoration, size, family, alignment

    init?(_ name: String) {
      switch name {
      case "color": self = .color
      case "background-color", "background": self = .background
      case "font-weight": self = .weight
      case "font-style": self = .slope
      case "text-decoration", "text-decoration-line": self = .decoration
      case "font-size": self = .size
      case "font-family": self = .family
      case "text-align": self = .alignment
      default: return nil
      }
    }
  }

  /// The points of a pixel. Source: CSS Values and Units 3, 5.2.
  static let pixel = 0.75

  private static let names: [String: RichColor] = [
    "black": RichColor(red: 0, green: 0, blue: 0),
    "white": RichColor(red: 255, green: 255, blue: 255),
    "red": RichColor(red: 255, green: 0, blue: 0), "green": RichColor(red: 0, green: 128, blue: 0),
    "blue": RichColor(red: 0, green: 0, blue: 255),
    "yellow": RichColor(red: 255, green: 255, blue: 0),
    "gray": RichColor(red: 128, green: 128, blue: 128),
    "orange": RichColor(red: 255, green: 165, blue: 0),
    "purple": RichColor(red: 128, green: 0, blue: 128),
  ]

  static func list(_ css: some StringProtocol) -> [Declaration] {
    css.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      guard parts.count == 2, let property = Property(parts[0].lowercased()) else { return nil }
      return Declaration(property: property, value: parts[1])
    }
  }

  /// A pixel has so many points.
  static func apply(_ declaration: Declaration, pixel: Double, to style: inout RichStyle) {
    let word = declaration.value.lowercased()
    switch declaration.property {
    case .color: style.color = color(word) ?? style.color
    case .background: style.background = color(word) ?? style.background
    case .weight: style.isBold = word.hasPrefix("bold") || (Int(word) ?? 400) >= 600
    case .slope: style.isItalic = word == "italic" || word == "oblique"
    case .decoration:
      style.isUnderlined = word.contains("underline")
      style.isStruck = word.contains("line-through")
    case .size: points(word, style.size, pixel).map { style.setSize($0) }
    case .family: style.family = family(declaration.value) ?? style.family
    case .alignment: style.alignment = alignment(word) ?? style.alignment
    }
  }

  /// A number without a unit is one of pixels, as in documents without a type.
  private static func points(_ text: String, _ present: Double, _ pixel: Double) -> Double? {
    let units = [("px", pixel), ("pt", 1), ("rem", 12), ("em", present), ("%", present / 100)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)).map {
        $0 * factor
      }
    }
    return Double(text).map { $0 * pixel }
  }

  private static func family(_ text: String) -> String? {
    let first = text.split(separator: ",").first.map(String.init) ?? ""
    let name = first.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\t\n"))
    return name.isEmpty || name.utf8.count > 200 ? nil : name
  }

  private static func alignment(_ word: String) -> NSTextAlignment? {
    switch word {
    case "left": .left
    case "right": .right
    case "center": .center
    case "justify": .justified
    default: nil
    }
  }

  /// `#rgb`, `#rrggbb`, `rgb(r, g, b)`, `rgba(r, g, b, a)`, and a few names.
  static func color(_ text: String) -> RichColor? {
    if text.hasPrefix("#") { return hexColor(text.dropFirst()) }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") else { return names[text] }
    let parts = text[text.index(after: open)...].split { ", )/".contains($0) }.prefix(3)
      .map { Double($0) ?? -1 }
    guard parts.count == 3, parts.allSatisfy({ (0...255).contains($0) }) else { return nil }
    return RichColor(red: UInt8(parts[0]), green: UInt8(parts[1]), blue: UInt8(parts[2]))
  }

  private static func hexColor(_ digits: Substring) -> RichColor? {
    guard let number = UInt32(digits, radix: 16) else { return nil }
    func byte(_ shift: UInt32, _ mask: UInt32, _ factor: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: (number >> shift & mask) * factor)
    }
    switch digits.count {
    case 3:
      return RichColor(red: byte(8, 15, 17), green: byte(4, 15, 17), blue: byte(0, 15, 17))
    case 6:
      return RichColor(red: byte(16, 255, 1), green: byte(8, 255, 1), blue: byte(0, 255, 1))
    default: return nil
    }
  }
}
