import Foundation
import TextKit

// Commands that change fonts, of the selection or of what is typed next.

extension UITextView {
  func change(
    _ name: String,
    _ body: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard isEditable, allowsEditingTextAttributes else { return }
    let selection = editedText.editor.selection
    if selection.isCaret { return typingAttributes = body(typingAttributes) }
    finishComposition()
    editedText.edit(name) {
      var content = editedText.storage.content.slice(selection.range)
      content.transform(0..<content.count) { AttributeSet(body($0.values)) }
      editedText.editor.replace(selection.range, with: content, .other)
      editedText.editor.selection = selection
    }
  }

  /// Sets the trait unless the selection begins with it.
  func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits) {
    let has = font(of: typingAttributes).fontDescriptor.symbolicTraits.contains(trait)
    change(trait == .traitBold ? "Bold" : "Italic") { values in
      var values = values
      let old = self.font(of: values)
      var traits = old.fontDescriptor.symbolicTraits
      if has { traits.remove(trait) } else { traits.insert(trait) }
      if let descriptor = old.fontDescriptor.withSymbolicTraits(traits) {
        values[.font] = UIFont(descriptor: descriptor, size: old.pointSize)
      }
      return values
    }
  }

  func toggleUnderline() {
    let isUnderlined = (typingAttributes[.underlineStyle] as? Int ?? 0) != 0
    change("Underline") { values in
      var values = values
      values[.underlineStyle] = isUnderlined ? nil : NSUnderlineStyle.single.rawValue
      return values
    }
  }

  func changeSize(by points: CGFloat) {
    change(points > 0 ? "Bigger" : "Smaller") { values in
      var values = values
      let old = self.font(of: values)
      values[.font] = old.withSize(min(max(old.pointSize + points, 1), 1000))
      return values
    }
  }

  private func font(of values: [NSAttributedString.Key: Any]) -> UIFont {
    values[.font] as? UIFont ?? style.usedFont
  }

  func setWritingDirection(_ direction: NSWritingDirection) {
    guard let selected = selectedTextRange else { return }
    setBaseWritingDirection(direction, for: selected)
  }
}
