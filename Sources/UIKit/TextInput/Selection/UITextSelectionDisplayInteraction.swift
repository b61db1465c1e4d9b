public import Foundation

/// Says where the parts of a selection lie.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: AnyObject {
  /// The view below the text that the highlight is put in; nil for the text's own view.
  func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  /// Nil: the highlight lies in the text's own view.
  public func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView? { nil }
}

/// Shows the caret, the highlight and the handles of a text's selection. Main thread only.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// The text; held weakly.
  open private(set) weak var textInput: (any UIView & UITextInput)?
  /// Says where the parts lie; held weakly.
  open weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// Whether the selection shows; false by default.
  @AlwaysObserved open var isActivated = false {
    didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } }
  }
  /// The caret.
  @AlwaysObserved open var cursorView: any UIView & UITextCursorView = CaretView() {
    didSet { replace(oldValue, by: cursorView) }
  }
  /// What lies under selected text.
  @AlwaysObserved open var highlightView: any UIView & UITextSelectionHighlightView =
    SelectionHighlightView()
  {
    didSet { replace(oldValue, by: highlightView) }
  }
  /// At the selection's start and end.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [
    SelectionHandleView(.leading), SelectionHandleView(.trailing),
  ]
  {
    didSet {
      oldValue.forEach { $0.removeFromSuperview() }
      if view != nil { addParts() }
    }
  }
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// Whether the user selects by touch.
  var showsHandles = false {
    didSet { if showsHandles != oldValue { setNeedsSelectionUpdate() } }
  }
  /// Where a drag that is over the text would drop.
  var dropPosition: UITextPosition? {
    didSet { setNeedsSelectionUpdate() }
  }
  /// The caret at `dropPosition`.
  private(set) var dropCaret: CaretView?
  /// Lays the parts out with the views.
  private let pass = SelectionPassView()
  private var handleDrag: SelectionHandleDrag?
  /// What was shown last: a caret that moves begins to blink anew.
  private var shownCaret: CGRect?

  /// Both are held weakly.
  public init(
    textInput: any UIView & UITextInput,
    delegate: (any UITextSelectionDisplayInteractionDelegate)? = nil
  ) {
    (self.textInput, self.delegate) = (textInput, delegate)
    super.init()
  }

  /// Called by the view before it changes.
  open func willMove(to view: UIView?) {
    for part in parts { part.removeFromSuperview() }
    pass.removeFromSuperview()
  }

  /// Called by the view after it has changed.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { addParts() }
  }

  /// Shows the selection as it is at the next layout.
  open func setNeedsSelectionUpdate() { pass.setNeedsLayout() }

  /// Puts the caret, the highlight and the handles where the selection is now.
  open func layoutManagedSubviews() { layOut() }
}

extension UITextSelectionDisplayInteraction {
  private var parts: [UIView] { [cursorView, highlightView, pass] + handleViews }

  private func replace(_ old: UIView, by new: UIView) {
    guard old !== new, view != nil else { return }
    old.removeFromSuperview()
    addParts()
  }

  private func addParts() {
    guard let textInput else { return }
    let container = textInput.textInputView
    let below = delegate?.selectionContainerViewBelowText(for: self) ?? container
    below.insertSubview(highlightView, at: 0)
    container.addSubview(cursorView)
    for handle in handleViews { container.addSubview(handle) }
    container.addSubview(pass)
    pass.onLayout = { [weak self] in self?.layOut() }
    handleDrag = SelectionHandleDrag(textInput, handleViews) { [weak self] in
      self?.setNeedsSelectionUpdate()
    }
    setNeedsSelectionUpdate()
  }

  private func layOut() {
    guard let textInput else { return }
    let selected = isActivated ? textInput.selectedTextRange : nil
    showCaret(selected, in: textInput)
    showDropCaret(in: textInput)
    showHighlight(selected, in: textInput)
  }

  private func showCaret(_ selected: UITextRange?, in input: any UIView & UITextInput) {
    let isEditable = input.textInteraction?.textInteractionMode != .nonEditable
    let isTypedInto = isEditable && input.window?.takesKeys == true
    guard let selected, selected.isEmpty, isTypedInto else {
      cursorView.isHidden = true
      cursorView.isBlinking = false
      shownCaret = nil
      return
    }
    let head = DirectedSelection.of(input).head ?? selected.start
    let rect = input.caretRect(for: head)
    cursorView.isHidden = false
    cursorView.isBlinking = true
    if rect == shownCaret { return }
    shownCaret = rect
    cursorView.frame = rect
    cursorView.resetBlinkAnimation()
  }

  private func showDropCaret(in input: any UIView & UITextInput) {
    guard let dropPosition else {
      dropCaret?.removeFromSuperview()
      return dropCaret = nil
    }
    let caret = dropCaret ?? CaretView()
    caret.isHidden = false
    caret.frame = input.caretRect(for: dropPosition)
    if caret.superview == nil { input.textInputView.addSubview(caret) }
    dropCaret = caret
  }

  private func showHighlight(_ selected: UITextRange?, in input: any UIView & UITextInput) {
    var rects: [UITextSelectionRect] = []
    if let selected, !selected.isEmpty {
      rects =
        (input as? any EditedTextView)?.visibleSelectionRects(selected)
        ?? input.selectionRects(for: selected)
    }
    let isShown = !highlightView.selectionRects.isEmpty || handleViews.contains { !$0.isHidden }
    if rects.isEmpty, !isShown { return }
    highlightView.selectionRects = rects
    (highlightView as? SelectionHighlightView)?.isActive = input.window?.takesKeys == true
    let ends = [rects.first { $0.containsStart }, rects.last { $0.containsEnd }]
    for (handle, end) in zip(handleViews, ends) {
      handle.isHidden = end == nil || !showsHandles
      guard let end, showsHandles else { continue }
      let isAtRight = (end.writingDirection == .rightToLeft) != (handle.direction == .trailing)
      let x = isAtRight ? end.rect.maxX : end.rect.minX
      handle.frame = handle.preferredFrame(
        for: CGRect(x: x, y: end.rect.minY, width: 0, height: end.rect.height))
    }
  }
}

extension EditedTextView {
  /// Those that show, and the ends of others beyond.
  fileprivate func visibleSelectionRects(_ selected: UITextRange) -> [UITextSelectionRect] {
    let range = editedText.range(selected)
    let area = bounds.insetBy(dx: -bounds.width, dy: -40)
    let shown = [area.minY, area.maxY].map { y in
      editedText.offset(editedText.closestPosition(CGPoint(x: area.minX, y: y)))
    }
    let last = editedText.text.paragraph(at: shown[1]).upperBound
    let part = range.clamped(to: shown[0]..<max(shown[0], min(last, shown[1] + 2000)))
    return editedText.selectionRects(
      part, containsStart: part.lowerBound == range.lowerBound,
      containsEnd: part.upperBound == range.upperBound)
  }
}

/// A view without size, whose layout comes after that of the text.
private final class SelectionPassView: UIView {
  var onLayout: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
