/// A behaviour that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view it was added to; held weakly.
  var view: UIView? { get }

  /// Called before the view changes; nil when it is removed.
  func willMove(to view: UIView?)
  /// Called after the view has changed.
  func didMove(to view: UIView?)
}

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = interactionList.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionList.remove(at: index)
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with new: [any UIInteraction]) {
    for old in interactionList where !new.contains(where: { $0 === old }) {
      removeInteraction(old)
    }
    for one in new where !interactionList.contains(where: { $0 === one }) {
      addInteraction(one)
    }
  }
}
