import Foundation
import TextKit

// What is found in a text that is not edited looks and opens as links do. The text has no attributes of it.

extension UITextView {
  func detectData() {
    let all = NSRange(location: 0, length: editedText.text.count)
    layoutManager.removeTemporaryAttribute(.link, forCharacterRange: all)
    guard !isEditable, !dataDetectorTypes.isEmpty, all.length <= DataDetector.longest else {
      return
    }
    let detector = DataDetector(types: dataDetectorTypes, hasDayFirst: DataDetector.hasDayFirstHere)
    for match in detector.matches(in: textStorage.string) {
      guard let url = match.url else { continue }
      layoutManager.addTemporaryAttribute(
        .link, value: url, forCharacterRange: NSRange(match.range))
    }
  }

  /// A link that was found at an offset, and where it is.
  func detectedLink(at offset: Int) -> (url: URL, range: NSRange)? {
    var range = NSRange()
    let found = layoutManager.temporaryAttributes(atCharacterIndex: offset, effectiveRange: &range)
    return (found[.link] as? URL).map { ($0, range) }
  }
}
