/// What an input method makes of the keys it takes.
package enum InputMethodEvent: Codable, Hashable, Sendable {
  /// The text being composed has changed; it is empty when nothing is composed.
  case preedit(Preedit)
  /// Text to insert in place of what is being composed.
  case commit(String)
  /// Remove so many Unicode scalars, from that many after the caret on; the offset may be negative.
  case deleteSurrounding(offset: Int, count: Int)
  /// The method is gone or gave up: what is being composed stays as it is.
  case ended
}

/// Text that is being composed.
package struct Preedit: Codable, Hashable, Sendable {
  package enum Style: String, Codable, Hashable, Sendable {
    case underline
    /// What the next keys convert: a thicker line.
    case thickUnderline
    case highlight
  }

  package struct Span: Codable, Hashable, Sendable {
    /// In UTF-16 code units.
    package var range: Range<Int>
    package var style: Style

    package init(range: Range<Int>, style: Style) {
      self.range = range
      self.style = style
    }
  }

  package var text: String
  /// In UTF-16 code units.
  package var caret: Int
  package var spans: [Span]

  package init(text: String = "", caret: Int = 0, spans: [Span] = []) {
    self.text = text
    self.caret = caret
    self.spans = spans
  }
}

// Input methods count Unicode scalars, text input counts UTF-16 code units.
extension String {
  /// The offset in UTF-16 code units after `count` Unicode scalars, or that of the end.
  package func utf16Offset(afterScalars count: Int) -> Int {
    unicodeScalars.prefix(max(0, count)).reduce(0) { $0 + UTF16.width($1) }
  }

  /// The number of Unicode scalars before an offset in UTF-16 code units.
  package func scalars(beforeUTF16Offset offset: Int) -> Int {
    var (width, count) = (0, 0)
    for scalar in unicodeScalars {
      width += UTF16.width(scalar)
      if width > offset { break }
      count += 1
    }
    return count
  }
}
