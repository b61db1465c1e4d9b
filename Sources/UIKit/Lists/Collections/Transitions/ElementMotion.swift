import CoreGraphics
import Foundation

/// Views of a collection view that go to other places in one animation, and those that leave when they have
/// arrived.
@MainActor
struct ElementMotion {
  private static let duration: TimeInterval = 0.3

  var ends: [(view: UICollectionReusableView, end: UICollectionViewLayoutAttributes)] = []
  var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []

  /// Without a window, or where animations are off, everything is in its place at once.
  func run(
    in list: UICollectionView, alongside: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let (ends, leaving) = (ends, leaving)
    let changes = {
      for (view, end) in ends { view.take(end) }
      alongside()
    }
    let end = { (completed: Bool) in
      for (gone, element) in leaving { list.retire(gone, element) }
      completion(completed)
    }
    guard list.window != nil, UIView.areAnimationsEnabled else {
      changes()
      return end(true)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: changes, completion: end)
  }
}
