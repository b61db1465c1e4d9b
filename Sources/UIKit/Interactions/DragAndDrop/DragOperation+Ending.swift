import CoreGraphics
import Diagnostics
import Foundation

// Where previews go at the end of a drag. Of several items the first is shown, and asked for.

extension DragOperation {
  /// What a list has told of the way of its items counts more than the delegate's preview.
  func drop(on receiver: UIDropInteraction) {
    guard let delegate = receiver.delegate else { return }
    // Its preview would have to go to another window.
    if receiver.view?.window?.presence !== window?.presence { removePreview() }
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
    tracker.leave()
    guard let delegate = source.delegate, let item = items.first else { return }
    let preview = standing(at: preview?.liftedCenter).flatMap {
      delegate.dragInteraction(source, previewForCancelling: item, withDefault: $0)
    }
    let landing = DropLanding(preview, from: lifted)
    landings = [landing]
    delegate.dragInteraction(source, item: item, willAnimateCancelWith: landing)
  }

  private func removePreview() {
    preview?.removeFromSuperview()
    preview = nil
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
    tracker.end(receiver)
    source.delegate?.dragInteraction(source, session: self, didEndWith: operation)
    if receiver != nil || isTaken {
      source.delegate?.dragInteraction(source, sessionDidTransferItems: self)
    }
  }
}

extension DragOperation {
  /// Drops on another program, which may still say what it does, and whether it has done it.
  func dropOutside(_ expected: UIDropOperation) {
    let isExpected = expected == .copy || expected == .move
    if isExpected { tellEnd(expected) }
    outside?.drop { [self] operation in
      if !isExpected { tellEnd(operation ?? .cancel) }
      guard let operation else {
        cancel()
        return leave(.cancel, nil)
      }
      isTaken = true
      removePreview()
      leave(operation, nil)
    }
  }

  private func tellEnd(_ operation: UIDropOperation) {
    source.delegate?.dragInteraction(source, session: self, willEndWith: operation)
  }
}

extension UIApplication {
  /// Takes back what is dragged. False if nothing is.
  func cancelDrags() -> Bool {
    let drags = windows.flatMap { $0.rareData?.drags ?? [] }.compactMap(\.object)
    for drag in drags { drag.source.end(isDropped: false) }
    return !drags.isEmpty
  }
}
