public import CoreGraphics
public import Foundation

/// A place in a text, as its view means it. Views that take text subclass it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A part of a text between two positions. Views that take text subclass it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether it is a place only. Subclasses override it.
  open var isEmpty: Bool { true }
  /// Where it begins. Subclasses override it.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends. Subclasses override it.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection. Views that take text subclass it.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// In the coordinates of the view.
  open var rect: CGRect { .zero }
  /// The direction of the text in it.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether the text runs downwards.
  open var isVertical: Bool { false }
  /// How the rectangle is turned and slanted. Nobody asks: carets and highlights stand upright.
  open var transform: CGAffineTransform { .identity }
}
