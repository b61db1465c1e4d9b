import Foundation

/// Reads the text of HTML with what UIKit draws of it: fonts, sizes, lines, colours, links, alignment
/// and line breaks. What makes no sense is passed over: the data come from other programs.
struct HTMLReader {
  private struct Element {
    var name: String
    var style: RichStyle
    var isPreformatted: Bool
    /// Of a list with numbers, that of its last item.
    var number = 0
  }

  private static let deepest = 500
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "pre", "table", "tr",
    "section",
    "article", "header", "footer", "blockquote", "dl", "dt", "dd", "form", "figure", "main", "nav",
  ]
  private static let empty: Set<String> = [
    "br", "img", "hr", "meta", "link", "input", "wbr", "col", "area", "base", "embed", "source",
  ]
  private static let hidden: Set<String> = ["head", "script", "style", "title", "template"]
  private static let headings: [String: Double] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
  ]

  private var elements = [Element(name: "", style: RichStyle(), isPreformatted: false)]
  private var builder = RichTextBuilder()
  private var rules = CSSRules()
  private let pixel: Double

  private init(pixel: Double) { self.pixel = pixel }

  /// The points of a pixel are those of the programs that the data come from.
  static func text(_ data: Data, pixel: Double = CSSDeclarations.pixel) -> NSAttributedString {
    var reader = HTMLReader(pixel: pixel)
    var scanner = HTMLScanner(Self.decoded(data), hidden: hidden)
    while let token = scanner.next() { reader.take(token) }
    return reader.builder.finish()
  }

  /// Some programs send UTF-16, which begins with a mark.
  private static func decoded(_ data: Data) -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    return (isWide ? String(data: data, encoding: .utf16) : nil)
      ?? String(decoding: data, as: UTF8.self)
  }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .text(let text): put(text)
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    case .sheet(let sheet): read(sheet)
    }
  }

  /// Text that no `body` is written around has its style nevertheless.
  private mutating func read(_ sheet: String) {
    rules.read(sheet)
    guard elements.count == 1 else { return }
    for name in ["html", "body"] { rules.apply(name, [:], pixel: pixel, to: &elements[0].style) }
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return builder.append("\n", current.style) }
    if Self.blocks.contains(name) { breakLine() }
    if name == "li" { builder.append(marker(), current.style) }
    if name == "td" || name == "th", builder.last != "\n", builder.last != nil {
      builder.append("\t", current.style)
    }
    guard !Self.empty.contains(name), elements.count < Self.deepest else { return }
    var element = Element(
      name: name, style: current.style, isPreformatted: current.isPreformatted || name == "pre")
    Self.apply(name, attributes, to: &element.style)
    rules.apply(name, attributes, pixel: pixel, to: &element.style)
    for declaration in CSSDeclarations.list(attributes["style"] ?? "") {
      CSSDeclarations.apply(declaration, pixel: pixel, to: &element.style)
    }
    if name == "ol", let first = attributes["start"].flatMap(Int32.init) {
      element.number = Int(first) - 1
    }
    elements.append(element)
  }

  /// A bullet, or the item's number in a list that has them.
  private mutating func marker() -> String {
    guard let list = elements.lastIndex(where: { $0.name == "ol" || $0.name == "ul" }),
      elements[list].name == "ol"
    else { return "• " }
    elements[list].number += 1
    return "\(elements[list].number). "
  }

  /// Closes what is open inside as well; a name that isn't open closes nothing.
  private mutating func close(_ name: String) {
    if Self.blocks.contains(name) { breakLine() }
    guard let index = elements.lastIndex(where: { $0.name == name }), index > 0 else { return }
    elements.removeSubrange(index...)
  }

  private var current: Element { elements[elements.count - 1] }

  private static func apply(
    _ name: String, _ attributes: [String: String], to style: inout RichStyle
  ) {
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "a": style.link = attributes["href"] ?? style.link
    case "center": style.alignment = .center
    case "font":
      if let color = attributes["color"].flatMap(CSSDeclarations.color) { style.color = color }
      if let face = attributes["face"] { style.family = face }
    default:
      guard let size = headings[name] else { break }
      (style.size, style.isBold) = (size, true)
    }
  }
}

extension HTMLReader {
  private mutating func breakLine() {
    guard let last = builder.last, last != "\n" else { return }
    builder.append("\n", current.style)
  }

  /// White space counts once between words, and not at the beginning of a line.
  private mutating func put(_ text: String) {
    if current.isPreformatted { return builder.append(text, current.style) }
    var result = ""
    for character in text {
      guard character == " " || character.isNewline || character == "\t" else {
        result.append(character)
        continue
      }
      let last = result.last ?? builder.last
      if let last, last != " ", last != "\n" { result.append(" ") }
    }
    if !result.isEmpty { builder.append(result, current.style) }
  }
}
