/// Text that an input method composes, and that the page shows as such.
package struct ComposedText: Codable, Equatable, Sendable {
  package var text: String
  /// In UTF-16 units.
  package var caret: Int
  /// Parts that are underlined, in UTF-16 units.
  package var underlines: [Range<Int>]

  package init(_ text: String, caret: Int, underlines: [Range<Int>] = []) {
    (self.text, self.caret, self.underlines) = (text, caret, underlines)
  }
}

/// The place in a page that text is typed at.
package struct PageText: Codable, Equatable, Sendable {
  package enum Purpose: String, Codable, Sendable {
    case text, digits, number, phone, url, email, password
  }

  package var purpose = Purpose.text
  /// In points of the view.
  package var caret: PageRect?
  /// What is around the caret, without what is composed.
  package var text = ""
  /// The ends of the selection in it, in UTF-16 units.
  package var selectionEnd = 0
  package var selectionStart = 0

  package init() {}
}

/// A rectangle of a page in points.
package struct PageRect: Codable, Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y) = (x, y)
    (self.width, self.height) = (width, height)
  }
}
