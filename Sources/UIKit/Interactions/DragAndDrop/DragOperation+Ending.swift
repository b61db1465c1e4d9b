import CoreGraphics
import Foundation

// Where previews go at the end of a drag. Of several items the first is shown, and asked for.

extension DragOperation {
  /// What a list has told of the way of its items counts more than the delegate's preview.
  func drop(on receiver: UIDropInteraction) {
    guard let delegate = receiver.delegate else { return }
    delegate.dropInteraction(receiver, performDrop: self)
    guard landings.isEmpty, let item = items.first else { return }
    let preview = standing(at: preview?.center).flatMap {
      delegate.dropInteraction(receiver, previewForDropping: item, withDefault: $0)
    }
    let landing = DropLanding(preview, from: lifted)
    landings = [landing]
    delegate.dropInteraction(receiver, item: item, willAnimateDropWith: landing)
  }

  func cancel() {
    guard let delegate = source.delegate, let item = items.first else { return }
    let preview = standing(at: preview?.liftedCenter).flatMap {
      delegate.dragInteraction(source, previewForCancelling: item, withDefault: $0)
    }
    let landing = DropLanding(preview, from: lifted)
    landings = [landing]
    delegate.dragInteraction(source, item: item, willAnimateCancelWith: landing)
  }

  /// The lifted view's preview at a place in the window.
  private func standing(at place: CGPoint?) -> UITargetedDragPreview? {
    guard let lifted, let window, let place else { return nil }
    return lifted.retargetedPreview(
      with: UIDragPreviewTarget(container: window, center: place))
  }

  /// The preview goes where it is wanted.
  func leave(_ operation: UIDropOperation, _ receiver: UIDropInteraction?) {
    let finish = { self.finish(operation, receiver) }
    if let preview {
      return preview.leave(to: landings, isDropped: receiver != nil, completion: finish)
    }
    for landing in landings { landing.animate() }
    finish()
  }

  private func finish(_ operation: UIDropOperation, _ receiver: UIDropInteraction?) {
    for landing in landings { landing.finish(at: .end) }
    receiver.map { $0.delegate?.dropInteraction($0, concludeDrop: self) }
    receiver?.leave(self)
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self)
    }
    source.delegate?.dragInteraction(source, session: self, didEndWith: operation)
    if receiver != nil { source.delegate?.dragInteraction(source, sessionDidTransferItems: self) }
  }
}
