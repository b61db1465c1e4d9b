public import Foundation

/// Says what a view does with what is dropped on it. Every method may be left out.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view wants to hear of the drag at all; true unless told otherwise.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool

  /// The finger has come over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// What a drop would do now; asked on entering and with every move.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// The finger has left the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// The items were dropped here.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// The preview has gone after a drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// The drag that this view has heard of is over, wherever it was dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}

  /// Proposes to cancel.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}
