import Foundation

/// Writes text as an HTML fragment with inline styles.
enum HTMLWriter {
  static func data(_ text: NSAttributedString) -> Data {
    var body = ""
    text.forEachRun { style, text in body += element(style, text) }
    return Data("<meta charset=\"utf-8\">\(body)".utf8)
  }

  private static func element(_ style: RichStyle, _ text: String) -> String {
    let span = "<span style=\"\(css(style))\">\(escaped(text, isText: true))</span>"
    return style.link.map { "<a href=\"\(escaped($0, isText: false))\">\(span)</a>" } ?? span
  }

  private static func css(_ style: RichStyle) -> String {
    var rules = ["font-size: \(number(style.size))pt"]
    if let family = style.family { rules.append("font-family: '\(plainName(family))'") }
    if style.isBold { rules.append("font-weight: bold") }
    if style.isItalic { rules.append("font-style: italic") }
    let lines = [style.isUnderlined ? "underline" : nil, style.isStruck ? "line-through" : nil]
      .compactMap(\.self)
    if !lines.isEmpty { rules.append("text-decoration: \(lines.joined(separator: " "))") }
    if let color = style.color { rules.append("color: \(color.hex)") }
    if let color = style.background { rules.append("background-color: \(color.hex)") }
    return rules.joined(separator: "; ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func plainName(_ name: String) -> String {
    name.filter { !"'\"<>&;\\".contains($0) }
  }

  /// Spaces that HTML would fold into one are kept.
  private static func escaped(_ text: String, isText: Bool) -> String {
    var (result, wasSpace) = ("", false)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\u{2028}", "\u{2029}": result += isText ? "<br>" : " "
      case "\t": result += isText ? "&#9;" : " "
      case " " where wasSpace && isText: result += "&nbsp;"
      default: result.unicodeScalars.append(scalar)
      }
      wasSpace = scalar == " "
    }
    return result
  }
}
