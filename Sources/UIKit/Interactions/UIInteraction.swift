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
  /// Adds an interaction after the others and removes it from its former view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  /// Does nothing if the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactionList.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionList.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// In the order they were added. Setting it adds and removes as needed.
  public var interactions: [any UIInteraction] {
    get { interactionList }
    set {
      for old in interactionList where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactionList.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }
}
