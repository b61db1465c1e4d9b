import Foundation

/// Names a registration once for all collection views, and knows whether it was made while one asked for a view.
@MainActor
final class RegistrationIdentity {
  private static var count = 0
  /// The views that ask their data sources, and what for, the innermost last.
  private static var questions: [Question] = []

  private struct Question {
    let view: UICollectionView
    let isForCell: Bool
  }

  let identifier: String
  private weak var asker: UICollectionView?
  private let wasForCell: Bool

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
    asker = Self.questions.last?.view
    wasForCell = Self.questions.last?.isForCell ?? false
  }

  /// Asks the data source of a view. Registrations that are made meanwhile can't be used by that view: they would
  /// never be used again.
  static func whileAsking<Answer>(
    _ view: UICollectionView, forCell isForCell: Bool, _ ask: () -> Answer
  ) -> Answer {
    questions.append(Question(view: view, isForCell: isForCell))
    defer { questions.removeLast() }
    return ask()
  }

  func checkMaking(by view: UICollectionView) {
    guard asker === view else { return }
    let (what, place, provider) =
      wasForCell
      ? ("cell", "-collectionView:cellForItemAtIndexPath:", "cell provider")
      : (
        "supplementary view", "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
        "supplementary view provider"
      )
    ListFault.raise(
      "Attempted to dequeue a \(what) using a registration that was created inside \(place) or "
        + "inside a UICollectionViewDiffableDataSource \(provider). Creating a new registration "
        + "each time a \(what) is requested will prevent reuse and cause created \(what)s to remain "
        + "inaccessible in memory for the lifetime of the collection view. Registrations should be "
        + "created up front and reused. Registration: \(identifier)")
  }
}
