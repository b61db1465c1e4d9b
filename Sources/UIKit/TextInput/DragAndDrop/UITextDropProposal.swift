public import Foundation

/// What a drop of text does with it. Main thread only.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// What the text replaces.
  public enum Action: UInt, Sendable {
    /// Nothing: it is inserted where it is dropped.
    case insert = 0
    /// The selection.
    case replaceSelection = 1
    /// All text.
    case replaceAll = 2
  }

  /// Who performs a drop.
  public enum Performer: UInt, Sendable {
    /// The text.
    case view = 0
    /// The program, in `willPerformDrop`.
    case delegate = 1
  }

  /// Inserts at first.
  open var dropAction = Action.insert
  /// The text at first.
  open var dropPerformer = Performer.view
  /// Stored only: a move inside the text is one edit in any case.
  open var useFastSameViewOperations = true
}

/// A drop that a text is asked for.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// Where in the text.
  var dropPosition: UITextPosition { get }
  /// What the text would do: move its own, and copy what comes from elsewhere.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the text that is dragged is its own.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}

/// A request to a text of ours.
final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(
    _ position: UITextPosition, _ proposal: UITextDropProposal, isSameView: Bool,
    _ session: any UIDropSession
  ) {
    (dropPosition, suggestedProposal) = (position, proposal)
    (self.isSameView, dropSession) = (isSameView, session)
  }
}
