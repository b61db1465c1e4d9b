public import Foundation

/// The caret of a text.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
  /// Whether it blinks.
  var isBlinking: Bool { get set }
  /// Shows it at once; it blinks after a while.
  func resetBlinkAnimation()
}

/// What lies under selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView {
  /// In the coordinates of the text's view.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// What a finger drags to make a selection larger or smaller.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView {
  /// At which end of the selection it is.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether the text runs downwards.
  var isVertical: Bool { get set }
  /// A shape of the program's own; nil for the usual one.
  var customShape: UIBezierPath? { get set }
  /// Where it lies for an end of the selection.
  func preferredFrame(for rect: CGRect) -> CGRect
}
