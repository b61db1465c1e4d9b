import Foundation
import FoundationAdditions
import InterfaceFiles

extension NibReader {
  /// What an `accessibility` element says.
  func readAccessibility(of object: NSObject) {
    guard let written = child("accessibilityConfiguration") ?? child("accessibility") else {
      return
    }
    let part = NibReader(part: written, of: self)
    part.text("label", as: "accessibilityLabel") { object.accessibilityLabel = $0 }
    part.text("hint", as: "accessibilityHint") { object.accessibilityHint = $0 }
    part.string("identifier") { object.accessibilityIdentifier = $0 }
    part.options("traits", NibWords.traits) { object.accessibilityTraits = $0 }
    part.skip("isElement")
    if let flag = written.value("isElement")?.flag("value") { object.isAccessibilityElement = flag }
    part.nameUnknown()
  }
}
