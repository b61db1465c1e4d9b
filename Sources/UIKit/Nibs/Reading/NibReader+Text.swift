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
      guard let name = value.key, !Self.unreadAttributes.contains(name) else { continue }
      guard let read = Self.attributeKinds[name] else {
        source.nameOnce("<\(value.name) key=\"\(name)\">", value)
        continue
      }
      attributes[NSAttributedString.Key(rawValue: name)] = read(self, value)
    }
    return attributes
  }

  /// The font before the Mac replaced it, which is beside the one that shows.
  private static let unreadAttributes: Set = ["NSOriginalFont"]

  /// The value of an attribute; nil where the element says none.
  private typealias AttributeKind = @MainActor (NibReader, InterfaceElement) -> Any?

  /// The attributes have the names that their keys have.
  private static let attributeKinds: [String: AttributeKind] = {
    let color: AttributeKind = { NibColor($1, $0.source).color }
    let number: AttributeKind = { $1.number("value") }
    let integer: AttributeKind = { $1.number("value").flatMap { Int(exactly: $0) } }
    var kinds: [String: AttributeKind] = [
      "NSFont": { $0.font($1) }, "NSParagraphStyle": { NibParagraphStyle($1).style },
      "NSLink": { $1.attributes["string"].flatMap { URL(string: $0) } },
    ]
    for name in ["NSColor", "NSBackgroundColor", "NSStrokeColor"] { kinds[name] = color }
    for name in ["NSUnderlineColor", "NSStrikethroughColor"] { kinds[name] = color }
    for name in ["NSKern", "NSBaselineOffset", "NSStrokeWidth"] { kinds[name] = number }
    for name in ["NSExpansion", "NSObliqueness"] { kinds[name] = number }
    for name in ["NSUnderline", "NSStrikethrough", "NSLigature"] { kinds[name] = integer }
    return kinds
  }()

  /// Older files write the size and the name directly.
  private func font(_ written: InterfaceElement) -> UIFont? {
    if let font = NibFont(written).font { return font }
    guard let size = written.number("size"), size > 0, size <= 1000 else { return nil }
    return written.attributes["name"].flatMap { UIFont(name: $0, size: CGFloat(size)) }
      ?? .systemFont(ofSize: CGFloat(size))
  }
}
