import CoreGraphics
import Diagnostics
import Foundation

/// A tap on a view adds its items to what another finger drags.
@MainActor
final class DragAdding: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UITapGestureRecognizer()
  private weak var interaction: UIDragInteraction?
  /// What the tap would add, and to what.
  private var addition: (drag: DragOperation, items: [UIDragItem])?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    recognizer.addTarget(self, action: DragAdding.add)
    recognizer.delegate = self
  }

  private var drags: [DragOperation] {
    interaction?.view?.window?.rareData?.drags.compactMap(\.object) ?? []
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    addition = nil
    let drags = drags
    guard let interaction, !drags.isEmpty, let delegate = interaction.delegate else { return false }
    let place = recognizer.location(in: interaction.view)
    let session = delegate.dragInteraction(
      interaction, sessionForAddingItems: drags, withTouchAt: place)
    guard let drag = drags.first(where: { $0 === session }) else { return false }
    let items = delegate.dragInteraction(interaction, itemsForAddingTo: drag, withTouchAt: place)
    addition = (drag, items)
    return !items.isEmpty
  }

  private func add() {
    guard let interaction, let (drag, items) = addition, drags.contains(where: { $0 === drag })
    else { return }
    addition = nil
    drag.begin()
    drag.source.delegate?.dragInteraction(
      drag.source, session: drag, willAdd: items, for: interaction)
    drag.add(items)
  }
}
