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
    if recognizer === panGestureRecognizer,
      drags?.interaction.takesMouse(from: recognizer) == true
    {
      return false
    }
    return nil
  }
}
