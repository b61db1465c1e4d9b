/// A piece of a text that leads elsewhere.
package struct AccessibilityLink: Hashable, Sendable {
  /// In UTF-16 units.
  package var range: Range<Int>
  package var address: String

  package init(_ range: Range<Int>, to address: String) {
    self.range = range
    self.address = address
  }
}

/// How a piece of a text looks.
package struct AccessibilityTextStyle: Hashable, Sendable {
  /// Where it looks so, in UTF-16 units.
  package var range: Range<Int>
  package var family = ""
  /// In points.
  package var size = 0.0
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruck = false
  /// Red, green and blue, eight bits each; nil where the text does not say.
  package var color: UInt32?
  package var background: UInt32?
  /// Where it leads; empty for what is no link.
  package var address = ""

  package init(_ range: Range<Int>) { self.range = range }
}
