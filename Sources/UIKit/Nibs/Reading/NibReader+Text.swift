import Foundation
import InterfaceFiles

extension NibReader {
  /// An `attributedString` with its fragments.
  func attributedText(_ key: String, _ set: (NSAttributedString) -> Void) {
    guard let written = child(key), written.name == "attributedString" else { return }
    let text = NSMutableAttributedString()
    for fragment in written.children where fragment.name == "fragment" {
      text.append(
        NSAttributedString(
          string: fragment.string("content") ?? "", attributes: attributes(fragment)))
    }
    set(text)
  }

  private func attributes(_ fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for value in fragment.list("attributes") {
      switch (value.key, value.name) {
      case ("NSColor", _): attributes[.foregroundColor] = NibColor(value, source).color
      case ("NSBackgroundColor", _): attributes[.backgroundColor] = NibColor(value, source).color
      case ("NSFont", _): attributes[.font] = font(value)
      case ("NSParagraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(value)
      case ("NSUnderline", _): attributes[.underlineStyle] = value.number("value").map { Int($0) }
      case ("NSStrikethrough", _):
        attributes[.strikethroughStyle] = value.number("value").map { Int($0) }
      case ("NSKern", _): attributes[.kern] = value.number("value")
      default: source.nameOnce("<\(value.name) key=\"\(value.key ?? "")\">", value)
      }
    }
    return attributes
  }

  /// Older files write the size and the name directly.
  private func font(_ written: InterfaceElement) -> UIFont? {
    if let font = NibFont(written).font { return font }
    guard let size = written.number("size"), size > 0, size <= 1000 else { return nil }
    return written.attributes["name"].flatMap { UIFont(name: $0, size: CGFloat(size)) }
      ?? .systemFont(ofSize: CGFloat(size))
  }

  private func paragraphStyle(_ written: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    written.attributes["alignment"].flatMap { NibWords.alignments[$0] }.map { style.alignment = $0 }
    written.attributes["lineBreakMode"].flatMap { NibWords.lineBreaks[$0] }
      .map { style.lineBreakMode = $0 }
    written.number("lineSpacing").map { style.lineSpacing = CGFloat($0) }
    written.number("paragraphSpacing").map { style.paragraphSpacing = CGFloat($0) }
    written.number("firstLineHeadIndent").map { style.firstLineHeadIndent = CGFloat($0) }
    written.number("headIndent").map { style.headIndent = CGFloat($0) }
    return style
  }
}
