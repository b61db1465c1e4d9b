import CoreGraphics
import Foundation
import TextKit

extension UITextView {
  static func container(_ size: CGSize) -> NSTextContainer {
    let container = NSTextContainer(size: CGSize(width: size.width, height: 0))
    container.widthTracksTextView = true
    return container
  }

  func prepareText() {
    editedText.view = self
    isOpaque = false
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    insertSubview(canvas, at: 0)
    layoutManager.defaultFont = style.usedFont.ctFont
    layoutManager.displayDidChange = { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsLayout() }
    }
    interaction.textInput = self
    addInteraction(interaction)
    restyleLinks()
    traitsDidChange(traitCollection)
    layoutManager.isMirrored = isRightToLeft
    trackSize()
  }

  func setText(_ text: String) {
    editedText.setContent(AttributedBuffer(TextBuffer(text), AttributeSet(baseAttributes)))
  }

  func setAttributedText(_ text: NSAttributedString) {
    let content = (text as? NSTextStorage)?.content ?? AttributedBuffer(text)
    if content.count > 0 {
      let first = content.runs.run(at: 0).attributes.values
      if let font = first[.font] as? UIFont { style.font = font }
      if let color = first[.foregroundColor] as? UIColor { style.textColor = color }
    }
    editedText.setContent(content)
  }

  func firstAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard !editedText.text.isEmpty else { return nil }
    return textStorage.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  func setFont(_ font: UIFont) {
    style.font = font
    layoutManager.defaultFont = font.ctFont
    restyle([.font: font])
  }

  func setTextColor(_ color: UIColor) {
    style.textColor = color
    traitsDidChange(traitCollection)
    restyle([.foregroundColor: color])
  }

  /// Paragraphs keep what else their styles say.
  func setAlignment(_ alignment: NSTextAlignment) {
    style.alignment = alignment
    var changes: [(range: NSRange, paragraph: NSParagraphStyle)] = []
    let whole = NSRange(location: 0, length: editedText.text.count)
    textStorage.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      if let new = NSParagraphStyle.aligned(value, alignment) { changes.append((range, new)) }
    }
    textStorage.beginEditing()
    for (range, paragraph) in changes {
      textStorage.addAttribute(.paragraphStyle, value: paragraph, range: range)
    }
    textStorage.endEditing()
    let typed = editedText.editor.typingAttributes?[.paragraphStyle]
    if let new = NSParagraphStyle.aligned(typed, alignment) {
      editedText.editor.typingAttributes?[.paragraphStyle] = new
    }
    attributesDidChange()
  }

  /// For the whole text, and for what is typed next.
  private func restyle(_ attributes: [NSAttributedString.Key: Any]) {
    let whole = NSRange(location: 0, length: editedText.text.count)
    if whole.length > 0 { textStorage.addAttributes(attributes, range: whole) }
    editedText.editor.typingAttributes?.merge(attributes) { $1 }
    attributesDidChange()
  }

  private func attributesDidChange() {
    layoutManager.endAttributes = currentTypingAttributes
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  var baseAttributes: [NSAttributedString.Key: Any] { style.attributes }

  /// Those that were set, or else of the text that is replaced or stands before.
  var currentTypingAttributes: [NSAttributedString.Key: Any] {
    if let own = editedText.editor.typingAttributes { return own }
    if editedText.text.isEmpty { return baseAttributes }
    let range = editedText.editor.selection.range
    return editedText.storage.content.attributes(forReplacing: range).values
  }

  func restyleLinks() {
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: tintColor ?? .systemBlue]
    attributes.merge(linkTextAttributes ?? [:]) { $1 }
    layoutManager.linkAttributes = attributes
    redrawText()
  }

  func traitsDidChange(_ traits: UITraitCollection) {
    if style.followsTextSize { followTextSize(traits) }
    layoutManager.defaultColor = style.usedColor.resolvedColor(with: traits).cgColor
    redrawText()
  }

  private func followTextSize(_ traits: UITraitCollection) {
    let whole = NSRange(location: 0, length: editedText.text.count)
    style.font = style.font?.following(traits)
    textStorage.beginEditing()
    textStorage.enumerateAttribute(.font, in: whole) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let new = font.following(traits)
      if new !== font { textStorage.addAttribute(.font, value: new, range: range) }
    }
    textStorage.endEditing()
  }

  /// As that of a text field.
  func showBorder() {
    let isShown = style.border == .roundedRect
    layer.borderWidth = isShown ? UITextField.borderWidth : 0
    layer.cornerRadius = isShown ? UITextField.cornerRadius : 0
    colorBorder()
  }

  private func colorBorder() {
    guard style.border == .roundedRect else { return }
    layer.borderColor = UITextField.borderColor.resolvedColor(with: traitCollection).cgColor
  }

  /// Reads colours anew.
  func redrawText() {
    colorBorder()
    layoutManager.invalidateDisplay(
      forCharacterRange: NSRange(location: 0, length: editedText.text.count))
    canvas.redraw()
  }

  func editabilityDidChange() {
    if !isEditable || !isSelectable { finishComposition() }
    interaction.setMode(isEditable ? .editable : .nonEditable)
    if !dataDetectorTypes.isEmpty { detectData() }
    if isFirstResponder, !canBecomeFirstResponder { resignFirstResponder() }
    interaction.refresh()
    noteAccessibilityChange()
  }
}

extension NSParagraphStyle {
  /// A style with another alignment, made of the value of an attribute; nil if it has that already.
  fileprivate static func aligned(
    _ value: Any?, _ alignment: NSTextAlignment
  ) -> NSParagraphStyle? {
    let old = value as? NSParagraphStyle
    let new = old?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
    guard new.alignment != alignment else { return nil }
    new.alignment = alignment
    return new
  }
}
