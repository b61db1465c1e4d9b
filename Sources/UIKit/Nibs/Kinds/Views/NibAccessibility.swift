import Foundation
import FoundationAdditions
import InterfaceFiles

/// What an `accessibility` element says; nil where it says nothing.
@MainActor
private struct NibAccessibility {
  var label, hint, identifier: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?

  init?(of nib: NibReader) {
    guard let written = nib.child("accessibilityConfiguration") ?? nib.child("accessibility") else {
      return nil
    }
    let part = NibReader(part: written, of: nib)
    part.text("label", as: "accessibilityLabel") { label = $0 }
    part.text("hint", as: "accessibilityHint") { hint = $0 }
    part.string("identifier") { identifier = $0 }
    part.options("traits", NibWords.traits) { traits = $0 }
    part.skip("isElement")
    isElement = written.value("isElement")?.flag("value")
    part.nameUnknown()
  }
}

extension NibReader {
  func readAccessibility(of view: UIView) {
    guard let written = NibAccessibility(of: self) else { return }
    written.label.map { view.accessibilityLabel = $0 }
    written.hint.map { view.accessibilityHint = $0 }
    written.identifier.map { view.accessibilityIdentifier = $0 }
    written.traits.map { view.accessibilityTraits = $0 }
    written.isElement.map { view.isAccessibilityElement = $0 }
  }

  func readAccessibility(of item: UIBarItem) {
    guard let written = NibAccessibility(of: self) else { return }
    written.label.map { item.accessibilityLabel = $0 }
    written.hint.map { item.accessibilityHint = $0 }
    written.identifier.map { item.accessibilityIdentifier = $0 }
    written.traits.map { item.accessibilityTraits = $0 }
    written.isElement.map { item.isAccessibilityElement = $0 }
  }
}
