public import Foundation

/// A text that takes drops of text: fields and text views.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// Decides what drops do; held weakly.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// Takes the drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over the text.
  var isTextDropActive: Bool { get }
}

/// Whether a text that the user may not edit takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// It takes none.
  case no = 0
  /// It takes this one.
  case temporary = 1
  /// It takes this one and may be edited from then on.
  case yes = 2
}

/// Decides what a drop on a text does, and hears of it. Every method is optional.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Asked while the text may not be edited; `no` by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability

  /// What a drop would do now; the suggestion by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal

  /// The drop is performed.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)

  /// Where what is dropped goes; the default stays where it was dropped, nil lets it shrink there.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// The drag is over the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession)

  /// The drag has moved over the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession)

  /// The drag has left the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession)

  /// A drag that was over the text is over.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// No.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }

  /// The suggestion.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}

  /// Nil.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {}

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  ) {}
}
