import CoreGraphics
import Foundation

extension UICollectionView {
  func prepareGestures() {
    _ = selectionDrag
    addInteraction(itemMenus.interaction)
  }

  func makeBand() {
    if band == nil { band = ListBand(self) }
  }

  /// Nil for a recognizer that is none of the view's own.
  func gestureMayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if itemMenus.interaction.owns(recognizer) { return itemMenus.mayBegin(recognizer) }
    if let answer = selectionDrag.mayBegin(recognizer) { return answer }
    if let swipes, swipes.owns(recognizer) { return !isEditing && swipes.mayBegin }
    guard recognizer === panGestureRecognizer else { return nil }
    let isDrag = drags?.interaction.takesMouse(from: recognizer) ?? false
    return isDrag || isOnIndex(recognizer) || isOnGrip(recognizer) ? false : nil
  }

  /// Rows are moved by their grips, not scrolled.
  private func isOnGrip(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let path = indexPathForItem(at: recognizer.location(in: self)),
      let cell = cellForItem(at: path)
    else { return false }
    let place = recognizer.location(in: cell)
    return cell.subviews.contains { $0 is ReorderGrip && !$0.isHidden && $0.frame.contains(place) }
  }
}
