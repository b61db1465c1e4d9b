import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import TextKit

extension UITextField {
  static let cornerRadius: CGFloat = 5
  static let borderColor = UIColor.label.withAlphaComponent(0.2)
  static let borderWidth: CGFloat = 0.65
  private static let disabledOpacity: CGFloat = 0.5

  func prepare() {
    isOpaque = false
    canvas.field = self
    borderView.isUserInteractionEnabled = false
    highlightClip.clipsToBounds = true
    highlightClip.isUserInteractionEnabled = false
    for part in [borderView, highlightClip, canvas] { addSubview(part) }
    adoptEditedText()
    showBorder()
  }

  private func adoptEditedText() {
    editedText.view = self
    editedText.container.lineFragmentPadding = 0
    editedText.layout.endAttributes = style.attributes
    let read = editedText.layout.readingAttributes
    editedText.layout.readingAttributes = { [weak self] body in
      let text = read(body)
      return MainActor.assumeIsolated { self?.shown(text) } ?? text
    }
    interaction.textInput = self
    addInteraction(interaction)
  }

  func ensureClearButton() {
    if clearButton != nil { return }
    let button = TextFieldClearButton(frame: .zero)
    let symbol = UIImage.SymbolConfiguration(pointSize: 15)
    button.setImage(
      UIImage(systemName: "xmark.circle.fill", withConfiguration: symbol), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.clearByUser() }, for: .touchUpInside)
    clearButton = button
    addSubview(button)
  }

  // MARK: Borders

  func showBorder() {
    let image = (isEnabled ? nil : disabledBackground) ?? background
    borderView.image = borderStyle == .roundedRect ? nil : image
    borderView.isHidden = borderStyle == .none && image == nil
    let hasLine = borderStyle != .none && borderView.image == nil
    let layer = borderView.layer
    layer.borderWidth = hasLine ? Self.borderWidth : 0
    layer.cornerRadius = borderStyle == .roundedRect ? Self.cornerRadius : 0
    layer.borderColor = Self.borderColor.resolvedColor(with: traitCollection).cgColor
    let fill: UIColor = isEnabled ? .systemBackground : .secondarySystemBackground
    borderView.setBackgroundColor(borderStyle == .roundedRect ? fill : nil)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func enablingOfTextDidChange() {
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    canvas.alpha = isEnabled ? 1 : Self.disabledOpacity
    showBorder()
  }

  // MARK: Views beside the text

  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old === new { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    sidesDidChange()
  }

  func sidesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Drawing

  /// In the field's coordinates.
  func paintContent() {
    if showsPlaceholder { return drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    isEditing ? paintText() : drawText(in: shownTextRect)
  }

  func paintText() {
    guard let context = UIGraphicsGetCurrentContext(), hasText else { return }
    let all = NSRange(location: 0, length: editedText.text.count)
    editedText.layout.drawGlyphs(all, at: originOfText, in: context)
  }

  func paintPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let placeholder = styledPlaceholder,
      placeholder.length > 0, rect.width.isFinite, rect.height.isFinite
    else { return }
    let text = AttributedText(placeholder)
    let layout = TextLayout(text, within: TextLimits(width: rect.width, lineCount: 1))
    let line = TextFieldLine(width: layout.size.width, room: rect.width)
    let start = line.start(style.alignment, isRightToLeft: isRightToLeft || layout.isRightToLeft)
    let y = top(of: max(layout.size.height, style.font.lineHeight), in: rect)
    let baseline = style.font.ascender - layout.firstBaseline
    layout.draw(
      in: context,
      at: CGPoint(x: rect.minX + (layout.isTruncated ? 0 : start), y: y + max(baseline, 0)))
  }

  /// With the field's attributes where it has none of its own.
  var styledPlaceholder: NSAttributedString? {
    guard let placeholder = looks.placeholder else { return nil }
    var base = style.attributes
    base[.foregroundColor] = UIColor.placeholderText
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    base[.paragraphStyle] = style
    let styled = NSMutableAttributedString(
      string: placeholder.string.withoutLineBreaks, attributes: base)
    let whole = NSRange(location: 0, length: placeholder.length)
    placeholder.enumerateAttributes(in: whole) { own, range, _ in
      styled.addAttributes(own, range: range)
    }
    return styled
  }
}
