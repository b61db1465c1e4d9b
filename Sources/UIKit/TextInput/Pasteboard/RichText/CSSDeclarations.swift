import Foundation

/// The declarations of a `style` attribute that a `RichStyle` has a place for.
enum CSSDeclarations {
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

  static func apply(_ css: String, to style: inout RichStyle) {
    for declaration in css.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if parts.count == 2 { apply(parts[0].lowercased(), parts[1], to: &style) }
    }
  }

  private static func apply(_ name: String, _ value: String, to style: inout RichStyle) {
    let word = value.lowercased()
    switch name {
    case "color": style.color = color(word) ?? style.color
    case "background-color", "background": style.background = color(word) ?? style.background
    case "font-weight": style.isBold = word.hasPrefix("bold") || (Int(word) ?? 400) >= 600
    case "font-style": style.isItalic = word == "italic" || word == "oblique"
    case "text-decoration", "text-decoration-line":
      style.isUnderlined = word.contains("underline")
      style.isStruck = word.contains("line-through")
    case "font-size": points(word, style.size).map { style.setSize($0) }
    case "font-family": style.family = family(value) ?? style.family
    case "text-align": style.alignment = alignment(word) ?? style.alignment
    default: break
    }
  }

  /// A pixel is three quarters of a point. Source: CSS Values and Units 3, 5.2.
  private static func points(_ text: String, _ present: Double) -> Double? {
    let units = [("px", 0.75), ("pt", 1), ("rem", 12), ("em", present), ("%", present / 100)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)).map {
        $0 * factor
      }
    }
    return nil
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
