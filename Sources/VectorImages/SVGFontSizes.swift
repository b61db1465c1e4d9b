import Foundation

/// The largest size of a font that a document's text could have, from what its elements and style sheets say.
struct SVGFontSizes {
  /// The products of the factors of each open element and of those around it.
  private var path: [(name: String, factor: Double)] = []
  private var largestLength = 16.0
  private var largestProduct = 1.0
  private var productOfAll = 1.0
  /// Of style sheets, whose rules may be for any element.
  private var sheetFactor = 1.0
  /// What the style sheet that is being read says so far.
  private var sheet = ""
  private var depth = 0
  private var uses = 0
  private var hasText = false

  /// In units of the document. Parts that are used again may be in each other, whatever the order of elements.
  var largest: Double {
    guard hasText else { return 0 }
    let levels = Double((uses + 1) * depth)
    return largestLength * (uses > 0 ? productOfAll : largestProduct) * pow(sheetFactor, levels)
  }

  mutating func begin(_ name: String, _ attributes: [String: String]) {
    var factor = 1.0
    read(size: attributes["font-size"], &factor)
    read(size: attributes["font"], &factor)
    if let style = attributes["style"] { read(style: style, &factor) }
    path.append((name, factor * (path.last?.factor ?? 1)))
    productOfAll *= factor
    largestProduct = max(largestProduct, path.last?.factor ?? 1)
    depth = max(depth, path.count)
    if name == "use" { uses += 1 }
    if name == "text" { hasText = true }
  }

  mutating func end() {
    guard path.popLast()?.name == "style" else { return }
    var factor = sheetFactor
    read(style: sheet, &factor)
    (sheetFactor, sheet) = (factor, "")
  }

  /// Text in an element.
  mutating func read(_ text: String) {
    if path.last?.name == "style" { sheet += text }
  }

  /// Declarations, with selectors before them or without. Where comments or letters in other words could hide a
  /// name, all numbers count, and another style sheet could say any.
  private mutating func read(style: String, _ factor: inout Double) {
    let isEscaped = style.contains("\\")
    if style.contains(isEscaped ? "@" : "@import") { largestLength = .infinity }
    let isHidden = isEscaped || style.contains("/*")
    for part in style.split(whereSeparator: { ";{}".contains($0) }) {
      let pieces = part.split(separator: ":", maxSplits: 1)
      guard isHidden || pieces.first?.lowercased().contains("font") == true else { continue }
      read(size: String(part), &factor)
    }
  }

  private mutating func read(size: String?, _ factor: inout Double) {
    let words = size?.split { $0.isWhitespace || ",:/*!".contains($0) } ?? []
    for word in words {
      if word.lowercased() == "larger" { factor = max(factor, 1.2) }
      guard let number = SVGNumber(word) else { continue }
      switch number.unit {
      case "em", "ex", "ch", "rem": factor = max(factor, number.value)
      case "%": factor = max(factor, number.value / 100)
      default: largestLength = max(largestLength, number.value * (Self.units[number.unit] ?? 1))
      }
    }
  }

  /// At 96 units for an inch.
  private static let units = [
    "in": 96.0, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "pt": 96.0 / 72, "pc": 16.0,
  ]
}
