import CoreGraphics
import Foundation
import TextKit

extension UITextField {
  var parts: TextFieldLayout {
    TextFieldLayout(border: borderStyle, isRightToLeft: isRightToLeft)
  }

  var showsLeftView: Bool { leftView != nil && leftViewMode.shows(whileEditing: isEditing) }
  var showsRightView: Bool { rightView != nil && rightViewMode.shows(whileEditing: isEditing) }
  var showsClearButton: Bool {
    hasText && isEnabled && !showsRightView && clearButtonMode.shows(whileEditing: isEditing)
  }
  var showsPlaceholder: Bool { !hasText && looks.placeholder != nil }

  func placedTextRect(_ bounds: CGRect) -> CGRect {
    parts.textRect(
      in: bounds, leading: showsLeftView ? leftViewRect(forBounds: bounds) : .null,
      trailing: showsRightView ? rightViewRect(forBounds: bounds) : .null,
      clear: showsClearButton ? clearButtonRect(forBounds: bounds) : .null)
  }

  /// Of what is shown now.
  var shownTextRect: CGRect {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let isUsable = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    return isUsable ? rect.standardized : .zero
  }

  var fittingSize: CGSize {
    let views = [showsLeftView ? leftView : nil, showsRightView ? rightView : nil]
    let placeholder = styledPlaceholder.flatMap { $0.length == 0 ? nil : $0.size().width }
    return parts.fittingSize(
      textWidth: hasText ? wantedWidth : placeholder ?? 0, lineHeight: style.font.lineHeight,
      views: views.reduce(0) { $0 + ($1?.sizeBesideText.width ?? 0) })
  }

  func placeParts() {
    borderView.frame = borderRect(forBounds: bounds)
    place(leftView, showsLeftView) { leftViewRect(forBounds: bounds) }
    place(rightView, showsRightView) { rightViewRect(forBounds: bounds) }
    if showsClearButton { ensureClearButton() }
    place(clearButton, showsClearButton) { clearButtonRect(forBounds: bounds) }
    placeText()
  }

  private func place(_ view: UIView?, _ shows: Bool, _ rect: () -> CGRect) {
    guard let view else { return }
    view.isHidden = !shows
    if shows { view.frame = rect() }
  }

  /// Lays the text out for its rectangle and shows it.
  func placeText() {
    let rect = shownTextRect
    layOut(in: rect)
    if isEditing {
      let line = TextFieldLine(width: textWidth, room: rect.width)
      scroll = line.scroll(from: scroll, showing: caretX)
    } else {
      scroll = 0
    }
    let frame = CGRect(x: rect.minX, y: 0, width: rect.width, height: bounds.height)
    if canvas.frame != frame { canvas.frame = frame }
    canvas.show(picture(in: frame, rect))
    (highlightClip.frame, highlightClip.bounds) = (frame, frame)
    interaction.refresh()
  }

  /// Nil for a placeholder, and for what a subclass may draw.
  private func picture(in frame: CGRect, _ rect: CGRect) -> TextFieldPicture? {
    guard isEditing, !showsPlaceholder else { return nil }
    guard hasText else { return .nothing }
    let lines = editedText.layout.drawings(in: .infinite)
    guard lines.count == 1 else { return nil }
    let origin = originOfText(in: rect)
    let line = CGPoint(
      x: origin.x + lines[0].origin.x - frame.minX, y: origin.y + lines[0].origin.y - frame.minY)
    return .line(lines[0].layout, at: line)
  }

  /// While it is edited, the text has all the room it wants; otherwise what does not fit is left out.
  private func layOut(in rect: CGRect) {
    let container = editedText.container
    (container.size, container.maximumNumberOfLines) = (.zero, 0)
    adoptScale(toFit: rect.width)
    guard !isEditing, textWidth > rect.width else { return }
    container.lineBreakMode = .byTruncatingTail
    container.size = CGSize(width: max(rect.width, 1), height: 0)
    container.maximumNumberOfLines = 1
  }

  private func adoptScale(toFit width: CGFloat) {
    setScale(1)
    guard adjustsFontSizeToFitWidth, width > 0, textWidth > width else { return }
    let least = min(max(minimumFontSize / max(style.font.pointSize, 1), 0.01), 1)
    setScale(max(width / textWidth * 0.999, least))
  }

  private func setScale(_ scale: CGFloat) {
    guard scale != textScale else { return }
    textScale = scale
    layOutAnew()
  }

  var textWidth: CGFloat { usedSize.width }

  private var usedSize: CGSize {
    editedText.layout.ensureLayout(for: editedText.container)
    return editedText.layout.usedRect(for: editedText.container).size
  }

  private func lineHeight(_ used: CGSize) -> CGFloat {
    hasText && used.height > 0 ? used.height : style.font.lineHeight
  }

  func layOutAnew() {
    let all = NSRange(location: 0, length: editedText.text.count)
    editedText.layout.invalidateLayout(forCharacterRange: all, actualCharacterRange: nil)
  }

  /// Whether a point is not on what is beside the text.
  func isText(at point: CGPoint) -> Bool {
    let besides: [UIView?] = [leftView, rightView, clearButton]
    return !besides.compactMap { $0 }.contains {
      !$0.isHidden && $0.isUserInteractionEnabled && $0.superview === self
        && $0.frame.contains(point)
    }
  }

  /// From the start of the container.
  private var caretX: CGFloat {
    editedText.layout.caretRect(at: editedText.editor.selection.head).minX
  }

  /// The upper left corner of the text.
  var originOfText: CGPoint { originOfText(in: shownTextRect) }

  private func originOfText(in rect: CGRect) -> CGPoint {
    let used = usedSize
    let line = TextFieldLine(width: used.width, room: rect.width)
    let start = line.start(style.alignment, isRightToLeft: readsRightToLeft)
    return CGPoint(x: rect.minX + start - scroll, y: top(of: lineHeight(used), in: rect))
  }

  func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
    let scale = contentScaleFactor > 0 ? contentScaleFactor : 1
    let free = rect.height - height
    let offset: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: free
      case .center, .fill: free / 2
      }
    return rect.minY + (offset * scale).rounded() / scale
  }

  private var readsRightToLeft: Bool {
    hasText ? isRightToLeft || editedText.layout.isRightToLeft(at: 0) : isRightToLeft
  }

  var textBaseline: Baseline {
    Baseline(style.font.ascender, inTextOfHeight: style.font.lineHeight)
  }

  var outline: (rect: CGRect, radius: CGFloat) {
    (bounds, max(borderStyle == .roundedRect ? Self.cornerRadius : 0, layer.cornerRadius))
  }
}

extension UIView {
  /// Its own size, or else that of its contents.
  var sizeBesideText: CGSize {
    if !bounds.isEmpty { return bounds.size }
    let own = intrinsicContentSize
    return CGSize(width: max(own.width, 0), height: max(own.height, 0))
  }
}
