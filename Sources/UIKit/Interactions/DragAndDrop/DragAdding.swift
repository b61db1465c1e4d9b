import CoreGraphics
import Foundation

/// A tap on a view adds its items to what another finger drags.
@MainActor
final class DragAdding: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UITapGestureRecognizer()
  private weak var interaction: UIDragInteraction?
  /// What the tap would add.
  private var items: [UIDragItem] = []

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    recognizer.addTarget(self, action: DragAdding.add)
    recognizer.delegate = self
  }

  private var drag: DragOperation? { interaction?.view?.window?.rareData?.drag }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    items = []
    guard let interaction, let drag, let delegate = interaction.delegate else { return false }
    let place = recognizer.location(in: interaction.view)
    let session = delegate.dragInteraction(
      interaction, sessionForAddingItems: [drag], withTouchAt: place)
    guard session === drag else { return false }
    items = delegate.dragInteraction(interaction, itemsForAddingTo: drag, withTouchAt: place)
    return !items.isEmpty
  }

  private func add() {
    guard let interaction, let drag else { return }
    drag.begin()
    drag.source.delegate?.dragInteraction(
      drag.source, session: drag, willAdd: items, for: interaction)
    drag.add(items)
    items = []
  }
}
