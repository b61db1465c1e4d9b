import Foundation

/// The looks of a field's text: what `defaultTextAttributes` has.
struct TextFieldStyle {
  static let defaultFont = UIFont.systemFont(ofSize: 17)

  var font = TextFieldStyle.defaultFont
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  /// Attributes other than these, and a paragraph style of the program's.
  private var others: [NSAttributedString.Key: Any] = [:]

  /// What is missing goes back to the default.
  mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont ?? Self.defaultFont
    textColor = attributes[.foregroundColor] as? UIColor ?? .label
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    alignment = style?.alignment ?? .natural
    others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
  }

  var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    if let own = others[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(own) }
    style.alignment = alignment
    style.lineBreakMode = .byTruncatingTail
    var all = others
    (all[.font], all[.foregroundColor], all[.paragraphStyle]) = (font, textColor, style)
    return all
  }
}

extension String {
  /// In one line.
  var withoutLineBreaks: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }

  /// A bullet for each character, as long in UTF-16 units as the text.
  var concealed: String {
    reduce(into: "") { result, character in
      result += "\u{2022}"
      result += String(repeating: "\u{200B}", count: character.utf16.count - 1)
    }
  }
}
