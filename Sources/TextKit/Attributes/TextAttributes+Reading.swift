package import CoreText
package import Foundation
import FoundationAdditions

extension TextAttributes {
  /// Reads the attributes of a string, Markdown's too; `font` and `color` are for those that name none.
  package init(
    _ values: [NSAttributedString.Key: Any], font: CTFont, color: CGColor = .black
  ) {
    self.init(reading: values, font: font, color: color)
    let intent = InlinePresentationIntent(values)
    self.font = self.font.presenting(intent)
    if strikethrough == nil, intent.contains(.strikethrough) { strikethrough = TextDecoration() }
  }
}
