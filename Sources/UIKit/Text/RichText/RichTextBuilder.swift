import Foundation

/// Puts text together that a reader finds piece by piece. Pieces of one style become one run.
struct RichTextBuilder {
  private let result = NSMutableAttributedString(string: "")
  private var pending = ""
  private var pendingStyle = RichStyle()
  private var attributes: [RichStyle: [NSAttributedString.Key: Any]] = [:]

  /// The last character, to see whether a space or a line break is needed.
  private(set) var last: Character?

  mutating func append(_ text: String, _ style: RichStyle) {
    if style != pendingStyle {
      flush()
      pendingStyle = style
    }
    pending += text
    last = text.last ?? last
  }

  mutating func finish() -> NSAttributedString {
    flush()
    return NSAttributedString(attributedString: result)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let values = attributes[pendingStyle] ?? pendingStyle.attributes
    attributes[pendingStyle] = values
    result.append(NSAttributedString(string: pending, attributes: values))
    pending = ""
  }
}
