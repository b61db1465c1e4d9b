import CoreGraphics
import Foundation

/// A knob on a stem in the tint colour, above the selection's start or below its end.
final class SelectionHandleView: UIView, UITextSelectionHandleView {
  /// Of the knob, of the stem, and of what a finger hits.
  private static let (knobSize, stemWidth, reach): (CGFloat, CGFloat, CGFloat) = (12, 2, 44)

  var direction: NSDirectionalRectEdge
  var isVertical = false
  var customShape: UIBezierPath? {
    didSet { setNeedsDisplay() }
  }

  init(_ direction: NSDirectionalRectEdge) {
    self.direction = direction
    super.init(frame: .zero)
    isHidden = true
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func preferredFrame(for rect: CGRect) -> CGRect {
    let top = direction == .leading ? rect.minY - Self.knobSize : rect.minY
    return CGRect(
      x: rect.midX - Self.knobSize / 2, y: top, width: Self.knobSize,
      height: rect.height + Self.knobSize)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    if let customShape { return customShape.fill() }
    let knobTop = direction == .leading ? 0 : bounds.height - Self.knobSize
    UIBezierPath(
      ovalIn: CGRect(x: 0, y: knobTop, width: Self.knobSize, height: Self.knobSize)
    ).fill()
    UIRectFill(
      CGRect(
        x: bounds.midX - Self.stemWidth / 2,
        y: direction == .leading ? Self.knobSize / 2 : 0, width: Self.stemWidth,
        height: bounds.height - Self.knobSize / 2))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let outset = (Self.reach - Self.knobSize) / 2
    return !isHidden && bounds.insetBy(dx: -outset, dy: -outset / 2).contains(point)
  }
}

/// Drags a handle: the end of the selection that it is at moves, the other stays.
@MainActor
final class SelectionHandleDrag {
  private weak var input: (any UIView & UITextInput)?
  private let onSelect: @MainActor () -> Void
  private var recognizers: [UIGestureRecognizer] = []
  /// From the finger to the middle of the line that the handle is at.
  private var offset = CGPoint.zero
  private var loupe: UITextLoupeSession?

  init(
    _ input: any UIView & UITextInput, _ handles: [any UIView & UITextSelectionHandleView],
    onSelect: @escaping @MainActor () -> Void
  ) {
    (self.input, self.onSelect) = (input, onSelect)
    for handle in handles {
      handle.gestureRecognizers?.forEach(handle.removeGestureRecognizer)
      let press = UILongPressGestureRecognizer { [weak self, weak handle] recognizer in
        if let handle { self?.drag(handle, recognizer) }
      }
      press.minimumPressDuration = 0
      handle.addGestureRecognizer(press)
      recognizers.append(press)
    }
  }

  private func drag(
    _ handle: any UIView & UITextSelectionHandleView, _ press: UILongPressGestureRecognizer
  ) {
    guard let input, let selected = input.selectedTextRange else { return }
    let finger = press.location(in: input.textInputView)
    switch press.state {
    case .began:
      let end = handle.direction == .leading ? selected.start : selected.end
      let caret = input.caretRect(for: end)
      offset = CGPoint(x: caret.midX - finger.x, y: caret.midY - finger.y)
      let selection = DirectedSelection.of(input)
      selection.select(
        from: handle.direction == .leading ? selected.end : selected.start, to: end)
      loupe = UITextLoupeSession.begin(
        at: finger, fromSelectionWidgetView: handle, in: input.textInputView)
    case .changed: move(to: CGPoint(x: finger.x + offset.x, y: finger.y + offset.y), finger, input)
    default:
      loupe?.invalidate()
      loupe = nil
      UserEdits(input: input).offerPrimarySelection()
    }
    onSelect()
  }

  /// At least one character stays selected.
  private func move(
    to point: CGPoint, _ finger: CGPoint, _ input: any UIView & UITextInput
  ) {
    let selection = DirectedSelection.of(input)
    guard let anchor = selection.anchor, let place = input.closestPosition(to: point),
      input.compare(place, to: anchor) != .orderedSame
    else { return }
    selection.select(from: anchor, to: place)
    loupe?.move(
      to: finger, withCaretRect: input.caretRect(for: place), trackingCaret: true)
  }
}
