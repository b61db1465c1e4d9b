import CoreGraphics
import Foundation

/// Who is under what is dragged, and what a drop would do there.
///
/// The nearest view with a drop interaction that can handle the drag hears of it.
@MainActor
final class DropTargetTracker {
  private unowned let session: any UIDropSession
  /// Who would be dropped on, and what that would do.
  private(set) var target: UIDropInteraction?
  private(set) var operation = UIDropOperation.cancel
  /// Everybody who has heard of the drag.
  private var visited: [UIDropInteraction] = []

  init(_ session: any UIDropSession) { self.session = session }

  /// The drag is over a view, or over none.
  func move(over view: UIView?) {
    change(to: view.flatMap(interaction))
    if let target { operation = proposal(of: target) }
  }

  func leave() { change(to: nil) }

  /// The drag is over, after a drop on `receiver` or without one.
  func end(_ receiver: UIDropInteraction?) {
    if let receiver {
      receiver.delegate?.dropInteraction(receiver, concludeDrop: session)
      receiver.leave(session)
    }
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
    visited = []
  }

  private func change(to new: UIDropInteraction?) {
    guard new !== target else { return }
    if let target {
      target.leave(session)
      target.delegate?.dropInteraction(target, sessionDidExit: session)
    }
    target = new
    operation = .cancel
    guard let new else { return }
    new.enter(session)
    if !visited.contains(where: { $0 === new }) { visited.append(new) }
    new.delegate?.dropInteraction(new, sessionDidEnter: session)
  }

  private func proposal(of target: UIDropInteraction) -> UIDropOperation {
    let proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session)
    let operation = proposal?.operation ?? .cancel
    return operation == .move && !session.allowsMoveOperation ? .forbidden : operation
  }

  private func interaction(from view: UIView) -> UIDropInteraction? {
    for view in view.selfAndSuperviews {
      for case let drop as UIDropInteraction in view.interactions
      where drop.hasRoom(for: session)
        && drop.delegate?.dropInteraction(drop, canHandle: session) == true
      { return drop }
    }
    return nil
  }
}
