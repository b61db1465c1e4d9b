import Foundation

/// Writes text as RTF: fonts, sizes, bold, italic, lines, colours, links, alignment. Source: Microsoft,
/// Rich Text Format Specification 1.9.1.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [RichColor] = []
  private var body = ""

  static func data(_ text: NSAttributedString) -> Data {
    var writer = RTFWriter()
    text.forEachRun { writer.write($1, $0) }
    return Data((writer.head + writer.body + "}").utf8)
  }

  private var head: String {
    let table = fonts.enumerated().map { "{\\f\($0)\\fnil \(Self.plainName($1));}" }.joined()
    let entries = colors.map { "\\red\($0.red)\\green\($0.green)\\blue\($0.blue);" }.joined()
    return "{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1{\\fonttbl\(table)}{\\colortbl;\(entries)}\n"
  }

  private mutating func write(_ text: String, _ style: RichStyle) {
    let words = self.words(of: style)
    let run = "{\(words) \(Self.escaped(text))}"
    guard let link = style.link else { return body += run }
    body += "{\\field{\\*\\fldinst HYPERLINK \"\(Self.escaped(link))\"}{\\fldrslt \(run)}}"
  }

  private mutating func words(of style: RichStyle) -> String {
    var words = Self.alignment(style.alignment)
    if let family = style.family { words += "\\f\(Self.index(of: family, in: &fonts))" }
    words += "\\fs\(Int((style.size * 2).rounded()))"
    if style.isBold { words += "\\b" }
    if style.isItalic { words += "\\i" }
    if style.isUnderlined { words += "\\ul" }
    if style.isStruck { words += "\\strike" }
    if let color = style.color { words += "\\cf\(Self.index(of: color, in: &colors) + 1)" }
    if let color = style.background {
      let number = Self.index(of: color, in: &colors) + 1
      words += "\\cb\(number)\\highlight\(number)"
    }
    return words
  }

  private static func alignment(_ alignment: NSTextAlignment) -> String {
    switch alignment {
    case .center: "\\qc"
    case .right: "\\qr"
    case .justified: "\\qj"
    case .left: "\\ql"
    default: ""
    }
  }

  private static func index<Entry: Equatable>(of entry: Entry, in list: inout [Entry]) -> Int {
    if let index = list.firstIndex(of: entry) { return index }
    list.append(entry)
    return list.count - 1
  }

  /// A name in the font table ends at a semicolon.
  private static func plainName(_ name: String) -> String { escaped(name.filter { $0 != ";" }) }

  /// Beyond ASCII, each UTF-16 unit as a signed number, with a question mark for old readers.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A, 0x2029: result += "\\par\n"
      case 0x0D: break
      case 0x2028: result += "\\line "
      case 0x09: result += "\\tab "
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return result
  }
}
