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

  /// The links that were found, in the text's order.
  var detectedLinks: [(url: URL, range: NSRange)] {
    if dataDetectorTypes.isEmpty { return [] }
    var (links, offset) = ([(url: URL, range: NSRange)](), 0)
    while offset < editedText.text.count {
      var range = NSRange(location: offset, length: 1)
      let found = layoutManager.temporaryAttributes(
        atCharacterIndex: offset, effectiveRange: &range)
      if let url = found[.link] as? URL { links.append((url, range)) }
      offset = max(offset + 1, range.location + range.length)
    }
    return links
  }

  /// A link that was found at an offset, and where it is.
  func detectedLink(at offset: Int) -> (url: URL, range: NSRange)? {
    var range = NSRange()
    let found = layoutManager.temporaryAttributes(atCharacterIndex: offset, effectiveRange: &range)
    return (found[.link] as? URL).map { ($0, range) }
  }
}
