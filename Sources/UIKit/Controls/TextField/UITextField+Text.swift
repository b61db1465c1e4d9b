import CoreGraphics
import CoreText
import Foundation
import TextKit

// The text and its attributes, as the program sets them.

extension UITextField {
  func setText(_ string: String) {
    let new = NSAttributedString(string: string.withoutLineBreaks, attributes: style.attributes)
    if new.string != text { replaceAll(with: new) }
  }

  func setAttributedText(_ string: NSAttributedString?) {
    let new = string ?? NSAttributedString(string: "")
    if new.length > 0 {
      let first = new.attributes(at: 0, effectiveRange: nil)
      (first[.font] as? UIFont).map { style.font = $0 }
      (first[.foregroundColor] as? UIColor).map { style.textColor = $0 }
    }
    let text = NSMutableAttributedString(
      string: new.string.withoutLineBreaks, attributes: style.attributes)
    guard text.length == new.length else { return replaceAll(with: text) }
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { own, range, _ in
      text.addAttributes(own, range: range)
    }
    replaceAll(with: text)
  }

  func replaceAll(with text: NSAttributedString) { replaceAll(with: AttributedBuffer(text)) }

  func replaceAll(with content: AttributedBuffer) {
    editedText.setContent(content)
    textNeedsLayout()
  }

  /// Changes the looks of the whole text.
  func restyle(_ change: (inout TextFieldStyle) -> Void) {
    change(&style)
    let storage = editedText.storage
    storage.addAttributes(style.attributes, range: NSRange(location: 0, length: storage.length))
    editedText.layout.endAttributes = style.attributes
    textNeedsLayout()
  }

  func changePlaceholder(_ new: NSAttributedString?) {
    looks.placeholder = new.map { NSAttributedString(attributedString: $0) }
    textNeedsLayout()
  }

  func followTextSize(_ traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory {
      let font = style.font.following(traits)
      if font != style.font { restyle { $0.font = font } }
    }
    layOutAnew()
    showBorder()
  }

  func textNeedsLayout() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  var currentTypingAttributes: [NSAttributedString.Key: Any] {
    if let own = editedText.editor.typingAttributes { return own }
    let offset = editedText.editor.selection.range.lowerBound
    guard hasText else { return style.attributes }
    return editedText.storage.attributes(at: max(0, offset - 1), effectiveRange: nil)
  }

  // MARK: Secrets

  func visible(_ string: String) -> String { isSecureTextEntry ? string.concealed : string }

  private func visible(_ text: AttributedText) -> AttributedText {
    isSecureTextEntry ? AttributedText(text.string.concealed, runs: text.runs) : text
  }

  /// The width of all of it in its own font.
  var wantedWidth: CGFloat {
    if editedText.text.isEmpty { return 0 }
    return TextLayout(visible(AttributedText(editedText.storage.content))).size.width
  }

  func secrecyDidChange() {
    finishComposition()
    layOutAnew()
    textNeedsLayout()
  }

  /// What is laid out: bullets for secrets, and smaller letters for what shrinks.
  func shown(_ text: AttributedText) -> AttributedText {
    let shown = visible(text)
    return textScale < 1 ? shown.scaled(by: textScale) : shown
  }

  // MARK: Accessibility

  func spoken(_ inherited: AccessibilityDefaults) -> AccessibilityDefaults {
    var defaults = inherited
    defaults.isElement = true
    defaults.value = hasText ? visible(text ?? "") : looks.placeholder?.string
    defaults.traits.insert(.textEntry)
    if isEditing { defaults.traits.insert(.isEditing) }
    if isSecureTextEntry { defaults.traits.insert(.secureTextEntry) }
    return defaults
  }
}

extension UIAccessibilityTraits {
  // Not public on Apple's systems; the numbers are theirs.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  static let secureTextEntry = UIAccessibilityTraits(rawValue: 1 << 24)
}
